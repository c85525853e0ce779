import type { JSX } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { Logo } from '../../primitives/logo/logo.tsx'
import { ModalDialog } from '../../primitives/modal/modal-dialog.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { appShellMessages } from './app-shell.messages.ts'
import { panel, sheet, sheetBody, sheetFoot, sheetHead } from './app-shell.css.ts'
import type { SideSheetProps } from './side-sheet.tsx'

/** The menu of narrow windows while it is open. */
export function OpenSideSheet({ onClose, children, footer }: Omit<SideSheetProps, 'open'>): JSX.Element {
  const messages = useUiMessages()
  const texts = useTexts(appShellMessages)
  return (
    <ModalDialog className={sheet} aria-label={texts.menu} onClose={onClose} onPressBeside={onClose}>
      <div className={panel}>
        <div className={sheetHead}>
          <Logo />
          <IconButton icon={XIcon} label={messages.close} onClick={onClose} />
        </div>
        <div className={sheetBody}>{children}</div>
        {footer ? <div className={sheetFoot}>{footer}</div> : null}
      </div>
    </ModalDialog>
  )
}
