import type { PeriodScope, RuleChange } from '@contapro/sdk'
import type { JSX } from 'react'
import { TargetLink } from '../../../host/target-link.tsx'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { Text } from '../../../primitives/text/text.tsx'
import { formatCount } from '../../../primitives/texts/count.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { BoxChanges } from './box-changes.tsx'
import { ruleChangesMessages } from './rule-changes.messages.ts'

export interface PeriodChangesProps {
  readonly place: Pick<PeriodScope, 'businessUuid' | 'taxPeriod'>
  /** One or more, in the order of the form. */
  readonly boxes: readonly RuleChange[]
  /** Every box, not the one that says most alone. */
  readonly isWhole: boolean
}

/** The tax of the period: what an accountant compares first. */
const TAX = '184'

/** What changed in one period, before and after, and the rules behind it. */
export function PeriodChanges({ place, boxes, isWhole }: PeriodChangesProps): JSX.Element {
  const texts = useTexts(ruleChangesMessages)
  const locale = useLocale()
  const name = formatPeriod(place.taxPeriod, locale)
  const main = boxes.find(({ box }) => box === TAX) ?? boxes[0]
  const codes = new Set(boxes.flatMap(({ reasons }) => reasons))
  const reasons = new Set([...codes].map((code) => texts.reasons[code] ?? texts.reasons.other))
  return (
    <li>
      <TargetLink destination={{ to: 'pdt', ...place }} variant="inline" fallback={<strong>{name}</strong>}>
        {name}
      </TargetLink>
      {main && !isWhole ? (
        <span>
          {`: ${texts.change(main.box, formatCount(main.before, locale), formatCount(main.after, locale), boxes.length - 1)}`}
        </span>
      ) : null}
      <Text variant="small" tone="secondary">
        {texts.because([...reasons])}
      </Text>
      {isWhole ? <BoxChanges label={name} boxes={boxes} /> : null}
    </li>
  )
}
