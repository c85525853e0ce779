import type { FormEvent, JSX, ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { entry, entryButton } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'

export interface RowFormProps {
  /** What is added to, for who cannot see the title. */
  readonly label: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** The fields. */
  readonly children: ReactNode
}

/** The fields of a row that is added to a setting. */
export function RowForm({ label, onSubmit, children }: RowFormProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  return (
    <form noValidate className={entry} aria-label={label} onSubmit={(event) => void onSubmit(event)}>
      {children}
      <Button type="submit" icon={PlusIcon} className={entryButton}>
        {texts.add}
      </Button>
    </form>
  )
}
