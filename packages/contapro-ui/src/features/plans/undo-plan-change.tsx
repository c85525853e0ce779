import type { Plan, PlanChange } from '@contapro/sdk'
import type { JSX } from 'react'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { nameOf } from './plan-change-texts.ts'
import { banner, undo } from './plans.css.ts'
import { plansMessages } from './plans.messages.ts'

/** Props of `UndoPlanChange`. */
export interface UndoPlanChangeProps {
  readonly change: PlanChange
  readonly plans: readonly Plan[]
  readonly isUndoing: boolean
  readonly onUndo: () => void
}

/** The last change of plan, and the way back (decisions 45). */
export function UndoPlanChange({
  change: { before, undo_until: day },
  plans,
  isUndoing,
  onUndo,
}: UndoPlanChangeProps): JSX.Element {
  const texts = useTexts(plansMessages)
  const locale = useLocale()
  const plan = plans.find(({ plan_type: type }) => type === before?.plan_type)
  const name = plan ? nameOf(plan, texts) : null
  const had = before ? texts.hadPlan(name, formatDate(before.end_date, locale)) : texts.hadNoPlan
  return (
    <Banner title={texts.planChanged} className={banner}>
      <div className={undo}>
        <span>{`${had} ${texts.undoUntil(formatDate(day, locale))}`}</span>
        <Button size="sm" busy={isUndoing} busyLabel={texts.choosing} onClick={onUndo}>
          {texts.undo}
        </Button>
      </div>
    </Banner>
  )
}
