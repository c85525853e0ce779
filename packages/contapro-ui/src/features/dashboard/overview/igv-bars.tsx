import { clsx } from 'clsx'
import type { JSX } from 'react'
import { moneyText } from '../../../patterns/money-text/money-parts.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import type { BarPart, BarSegment, IgvEquation } from './igv-equation.ts'
import { bar, partColors, scale, segment } from './overview.css.ts'
import { type OverviewMessages, overviewMessages } from './overview.messages.ts'
import { shareText } from './share-text.ts'

export interface IgvBarsProps {
  readonly equation: IgvEquation
}

/** The bar that splits the whole into what it becomes; with a balance in favour the credits, and their use below. */
export function IgvBars({ equation }: IgvBarsProps): JSX.Element | null {
  const texts = useTexts(overviewMessages)
  const locale = useLocale()
  const { bars, whole, result } = equation
  if (whole <= 0 || bars.every((segments) => segments.length === 0)) return null
  const amount = moneyText(whole, locale)
  const isFavour = result.kind === 'favour'
  return (
    <>
      <p className={scale}>{isFavour ? texts.creditScale(amount) : texts.salesScale(amount)}</p>
      {bars.map((segments) => (
        <figure
          key={segments.map(({ part }) => part).join(' ')}
          className={bar}
          aria-label={barLabel(segments, { equation, texts, locale })}
        >
          {segments.map((one) => (
            <span key={one.part} className={clsx(segment, partColors[one.part])} style={{ flexGrow: one.amount }} />
          ))}
        </figure>
      ))}
    </>
  )
}

interface BarWords {
  readonly equation: IgvEquation
  readonly texts: OverviewMessages
  readonly locale: string
}

function barLabel(segments: readonly BarSegment[], { equation, texts, locale }: BarWords): string {
  const names: Readonly<Record<BarPart, string>> = {
    purchases: texts.barPurchases,
    balance: texts.barBalance,
    payable: texts.barPayable,
    sales: texts.barSales,
    favour: texts.barRemainder,
  }
  const parts = segments.map(({ part, amount }) =>
    texts.barPart(names[part], shareText(amount, equation.whole, locale) ?? ''),
  )
  const sentence = equation.result.kind === 'favour' ? texts.barOfCredit : texts.barOfSales
  return sentence(parts.join(', '))
}
