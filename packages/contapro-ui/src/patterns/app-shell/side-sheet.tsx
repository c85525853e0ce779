import { type JSX, type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { Logo } from '../../primitives/logo/logo.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { TopLayer } from '../../primitives/top-layer/top-layer.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { appShellMessages } from './app-shell.messages.ts'
import { panel, sheet, sheetBody, sheetFoot, sheetHead } from './app-shell.css.ts'

/** Props of `SideSheet`. */
export interface SideSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The sidebar's entries. */
  readonly children: ReactNode
  /** Who is signed in, and the way out. */
  readonly footer?: ReactNode
}

/** The menu of narrow windows: slides in from the side, the page behind is inert. */
export function SideSheet({ open, ...props }: SideSheetProps): JSX.Element | null {
  return open ? <OpenSheet {...props} /> : null
}

function OpenSheet({ onClose, children, footer }: Omit<SideSheetProps, 'open'>): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null)
  const messages = useUiMessages()
  const texts = useTexts(appShellMessages)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the ground; Escape is the key for it
    <dialog
      ref={ref}
      className={sheet}
      aria-label={texts.menu}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <TopLayer>
        <div className={panel}>
          <div className={sheetHead}>
            <Logo />
            <IconButton icon={XIcon} label={messages.close} onClick={onClose} />
          </div>
          <div className={sheetBody}>{children}</div>
          {footer ? <div className={sheetFoot}>{footer}</div> : null}
        </div>
      </TopLayer>
    </dialog>
  )
}
