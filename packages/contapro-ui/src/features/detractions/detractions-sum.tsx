import type { DetractionList } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { sum } from './detractions.css.ts'
import { detractionsMessages } from './detractions.messages.ts'

export interface DetractionsSumProps {
  readonly paid: 'S' | 'N'
  /** Over all pages; undefined while it is on its way. */
  readonly summary: DetractionList['summary'] | undefined
}

/** "5 detracciones por depositar · S/ 1,114.00", with the number of detractions without an amount. Renders nothing if the answer has no sums. */
export function DetractionsSum({ paid, summary }: DetractionsSumProps): JSX.Element | null {
  const texts = useTexts(detractionsMessages)
  const locale = useLocale()
  if (!summary) {
    return (
      <Text as="div" tone="secondary" className={sum}>
        <Skeleton width={220} height={14} />
      </Text>
    )
  }
  const { total_items: count, total_amount_detractions: total, unknown_amount_count: unknown } = summary
  if (count === undefined || total === undefined) return null
  return (
    <Text as="div" tone="secondary" className={sum}>
      <span>{`${texts.count(paid, count)} ·`}</span>{' '}
      <Text as="strong" variant="subsection" translate="no" numeric>
        {moneyText(centimosOf(total), locale)}
      </Text>{' '}
      {unknown > 0 ? <span>{texts.unknownAmounts(unknown)}</span> : null}
    </Text>
  )
}
