import { Button, Modal, ThemeRoot } from '@contapro/ui'
import { type JSX, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { painted } from '../painted.ts'

/** Which modal is measured. */
export type ModalVariant = 'bare' | 'contapro'

/** What the measuring side does to the page. */
export interface ModalPage {
  /** Presses the button and answers how long the picture of the open modal took, in ms. */
  readonly open: (variant: ModalVariant) => Promise<number>
  readonly close: () => Promise<void>
}

declare global {
  interface Window {
    modalPage: ModalPage
  }
}

const text = 'Rechazarás 3 comprobantes.'

/** The reference: the browser's own dialog with the same words, without any help. */
function BareModal({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref}>
      <h2>Rechazar</h2>
      <p>{text}</p>
      <button type="button">Rechazar</button>
      <button type="button" id="close" onClick={onClose}>
        Cerrar
      </button>
    </dialog>
  )
}

function App(): JSX.Element {
  const [opened, setOpened] = useState<ModalVariant>()
  const close = (): void => setOpened(undefined)
  return (
    <ThemeRoot>
      <button type="button" id="bare" onClick={() => setOpened('bare')}>
        Abrir
      </button>
      <button type="button" id="contapro" onClick={() => setOpened('contapro')}>
        Abrir
      </button>
      {opened === 'bare' ? <BareModal onClose={close} /> : null}
      <Modal
        open={opened === 'contapro'}
        onClose={close}
        title="Rechazar"
        footer={
          <>
            <Button variant="danger">Rechazar</Button>
            <Button id="close" onClick={close}>
              Cerrar
            </Button>
          </>
        }
      >
        {text}
      </Modal>
    </ThemeRoot>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)

window.modalPage = {
  open: async (variant) => {
    const start = performance.now()
    document.querySelector<HTMLElement>(`#${variant}`)?.click()
    await painted()
    const time = performance.now() - start
    if (!document.querySelector('dialog:modal')) throw new Error(`The modal ${variant} was not in the first picture.`)
    return time
  },
  close: () => {
    document.querySelector<HTMLElement>('#close')?.click()
    return painted()
  },
}
