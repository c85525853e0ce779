import type { JSX, MouseEvent } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { note, noteAction } from './detractions.css.ts'
import { detractionsMessages } from './detractions.messages.ts'

export interface PaidOutsideNoteProps {
  /** Deposits of the period that were paid on other days; undefined while it is on its way, or if the server does not say it. */
  readonly count: number | undefined
  /** 'Ver todas las del periodo'. */
  readonly onPeriod: () => void
}

/** "3 detracciones del periodo se pagaron fuera de estas fechas." Renders nothing if there are none, or if that is not known. */
export function PaidOutsideNote({ count, onPeriod }: PaidOutsideNoteProps): JSX.Element | null {
  const texts = useMessages(detractionsMessages)
  if (!count) return null
  const showPeriod = ({ currentTarget }: MouseEvent): void => {
    // The button is gone with the note: the focus goes to the list, not to the page.
    currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus()
    onPeriod()
  }
  return (
    <Banner tone="neutral" className={note}>
      <span>{texts.paidOutside(count)}</span>{' '}
      <Button variant="link" size="sm" className={noteAction} onClick={showPeriod}>
        {texts.seePeriod}
      </Button>
    </Banner>
  )
}
