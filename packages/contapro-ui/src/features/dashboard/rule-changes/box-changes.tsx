import type { RuleChange } from '@contapro/sdk'
import type { JSX } from 'react'
import { formatCount } from '../../../primitives/texts/count.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { amount, boxes as boxesClass, name } from './rule-changes.css.ts'
import { ruleChangesMessages } from './rule-changes.messages.ts'

export interface BoxChangesProps {
  /** The period, for screen readers. */
  readonly label: string
  readonly boxes: readonly RuleChange[]
}

/** Every box of one period that changed, before and after. */
export function BoxChanges({ label, boxes }: BoxChangesProps): JSX.Element {
  const texts = useTexts(ruleChangesMessages)
  const locale = useLocale()
  return (
    <table className={boxesClass} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={name}>
            {texts.box}
          </th>
          <th scope="col" className={amount}>
            {texts.before}
          </th>
          <th scope="col" className={amount}>
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {boxes.map(({ id, box, before, after }) => (
          <tr key={id}>
            <th scope="row" className={name}>
              {box}
            </th>
            <td translate="no" className={amount}>
              {formatCount(before, locale)}
            </td>
            <td translate="no" className={amount}>
              {formatCount(after, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
