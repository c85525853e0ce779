import type { ReviewedVoucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { serieNumber } from '../../lists/serie-number.ts'
import { sharedLine } from '../../patterns/data-table/row-button.css.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { ButtonLook } from '../../primitives/button/button-content.tsx'
import type { IconOutline } from '../../primitives/icon/icon.tsx'
import { CheckIcon, Undo2Icon, XIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { DecisionKind, DecisionTask } from './decision-task.ts'
import { actionText } from './observations.css.ts'
import { observationsMessages } from './observations.messages.ts'

/** How each decision is drawn in a row. */
const looks = {
  undo: { variant: 'ghost', icon: Undo2Icon },
  decline: { variant: 'ghost', icon: XIcon },
  validate: { variant: 'secondary', icon: CheckIcon },
} as const satisfies Readonly<Record<DecisionKind, ButtonLook>>

/** The outline of each decision. */
export const decisionIcon = (kind: DecisionKind): IconOutline => looks[kind].icon

export interface DecisionButtonsProps {
  readonly voucher: ReviewedVoucher
  readonly onDecide: (task: DecisionTask) => void
}

/** What can be decided about one purchase now. */
export function DecisionButtons({ voucher, onDecide }: DecisionButtonsProps): JSX.Element {
  const texts = useTexts(observationsMessages)
  return (
    <>
      {(['validate', 'decline', 'undo'] as const)
        .filter((kind) => voucher.allowed_decisions.includes(kind))
        .map((kind) => (
          <Button
            key={kind}
            size="sm"
            {...looks[kind]}
            className={sharedLine}
            aria-label={texts.actOn[kind](serieNumber(voucher))}
            onClick={() => onDecide({ kind, vouchers: [voucher] })}
          >
            <span className={actionText}>{texts.act[kind]}</span>
          </Button>
        ))}
    </>
  )
}
