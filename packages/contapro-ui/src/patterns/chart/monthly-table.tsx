import { clsx } from 'clsx'
import type { JSX } from 'react'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { MoneyText } from '../money-text/money-text.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { dataCell, dataEnd, dataHead, dataTable } from './chart.css.ts'
import type { ChartPoint } from './chart-point.ts'
import { chartMessages } from './chart.messages.ts'

interface MonthlyTableProps {
  readonly label: string
  readonly points: readonly ChartPoint[]
}

/** The same months in figures, the newest first. */
export function MonthlyTable({ label, points }: MonthlyTableProps): JSX.Element {
  const texts = useTexts(chartMessages)
  const locale = useLocale()
  return (
    <table className={dataTable} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={dataHead}>
            {texts.month}
          </th>
          <th scope="col" className={clsx(dataHead, dataEnd)}>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ period, amount }) => (
          <tr key={period}>
            <th scope="row" className={dataCell}>
              {formatPeriod(period, locale)}
            </th>
            <td className={clsx(dataCell, dataEnd)}>
              <MoneyText amount={amount} variant="row" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
