import type { JSX, ReactNode } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { below as belowClass } from './detractions.css.ts'
import { detractionsMessages } from './detractions.messages.ts'

/** What is still to be deposited: by when, the table, and what belongs to it. */
export function UnpaidTab({ table, below }: { readonly table: ReactNode; readonly below: ReactNode }): JSX.Element {
  const texts = useTexts(detractionsMessages)
  return (
    <div className={belowClass}>
      <Banner tone="neutral">{texts.unpaidNote}</Banner>
      {table}
      {below}
    </div>
  )
}
