import { Modal, ThemeRoot } from '@contapro/ui'
import { type JSX, useEffect, useState } from 'react'

interface OtherWidgetProps {
  /** The button of the page that opens the modal. */
  readonly opener: Element
  /** Moved into the modal when it opens, as a host does that keeps a widget alive. */
  readonly box: HTMLElement
}

/** A widget of its own, whose modal shows the box of the first one. */
export function OtherWidget({ opener, box }: OtherWidgetProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (): void => setOpen(true)
    opener.addEventListener('click', open)
    return () => opener.removeEventListener('click', open)
  }, [opener])
  return (
    <ThemeRoot>
      <Modal open={isOpen} size="lg" title="Otro" onClose={() => setOpen(false)}>
        <div ref={(place) => (place ?? document.body).append(box)} />
      </Modal>
    </ThemeRoot>
  )
}
