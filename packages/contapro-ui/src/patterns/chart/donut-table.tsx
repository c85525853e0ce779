import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Link } from '../../primitives/link/link.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { formatCount } from '../../primitives/texts/count.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.css.ts'
import { moneyText } from '../money-text/money-parts.ts'
import { dataCell, dataCount, dataEnd, dataSoft, dataTable, firstRow, key, partName } from './chart.css.ts'
import { partColor } from './part-color.ts'
import type { DonutPart } from './chart-point.ts'
import { chartMessages } from './chart.messages.ts'

interface DonutTableProps {
  readonly label: string
  readonly parts: readonly DonutPart[]
}

/** The legend of a donut, which is its data: colour, name, count, amount. */
export function DonutTable({ label, parts }: DonutTableProps): JSX.Element {
  const texts = useTexts(chartMessages)
  const locale = useLocale()
  return (
    <table className={dataTable} aria-label={label}>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, name, count, amount, anchor }, index) => {
          const title = name ?? texts.otherReasons
          const first = index === 0 && firstRow
          return (
            <tr key={id}>
              <th scope="row" className={clsx(dataCell, first)}>
                <span className={partName}>
                  <span className={key} style={{ background: partColor(index, name === null) }} />
                  {anchor ? <Link {...anchor}>{title}</Link> : <span>{title}</span>}
                </span>
              </th>
              <td translate="no" className={clsx(dataCell, dataEnd, dataCount, first)}>
                {formatCount(count, locale)}
              </td>
              <td translate="no" className={clsx(dataCell, dataEnd, dataSoft, first)}>
                {amount === undefined ? null : moneyText(amount, locale)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
