import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Undo2Icon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { aside } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import type { SettingWork } from './use-setting-draft.ts'

/** Goes back to what Contapro ships; nothing where that stands already. */
export function RestoreButton({ draft }: { readonly draft: SettingWork }): JSX.Element | null {
  const texts = useTexts(settingsMessages)
  if (draft.isShipped) return null
  return (
    <Button variant="link" size="sm" icon={Undo2Icon} className={aside} onClick={draft.restore}>
      {texts.restore}
    </Button>
  )
}
