import type { JSX, MouseEvent, ReactNode } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { below, noteAction } from './detractions.css.ts'
import { detractionsMessages } from './detractions.messages.ts'

export interface PaidTabProps {
  readonly table: ReactNode
  /** Deposits of the period that were paid on other days; undefined while it is on its way, or if the server does not say it. */
  readonly outside: number | undefined
  /** 'Ver todas las del periodo'. */
  readonly onPeriod: () => void
}

/** The deposits, and above them "3 detracciones del periodo se pagaron fuera de estas fechas." if there are any. */
export function PaidTab({ table, outside, onPeriod }: PaidTabProps): JSX.Element {
  const texts = useTexts(detractionsMessages)
  const showPeriod = ({ currentTarget }: MouseEvent): void => {
    // The button is gone with the note: the focus goes to the list, not to the page.
    currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus()
    onPeriod()
  }
  return (
    <div className={outside ? below : undefined}>
      {outside ? (
        <Banner tone="neutral">
          <span>{texts.paidOutside(outside)}</span>{' '}
          <Button variant="link" size="sm" className={noteAction} onClick={showPeriod}>
            {texts.seePeriod}
          </Button>
        </Banner>
      ) : null}
      {table}
    </div>
  )
}
