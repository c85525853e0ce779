import type { ReviewedVoucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { serieNumber } from '../../lists/serie-number.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { type DecisionTask, decisionStake, declinedNotes } from './decision-task.ts'
import { observationsMessages } from './observations.messages.ts'

export interface StakeQuestionProps {
  readonly task: DecisionTask
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Before a decision about many: how much IGV it moves, and which of them never count. */
export function StakeQuestion({ task, onConfirm, onClose }: StakeQuestionProps): JSX.Element {
  const texts = useTexts(observationsMessages)
  const locale = useLocale()
  const kind = task.kind === 'decline' ? 'decline' : 'validate'
  const { igv, later, tooOld, withoutCredit } = decisionStake(task)
  const notes = declinedNotes(task).length
  const sentences = [
    igv === undefined ? '' : texts.stake[kind](moneyText(igv, locale)),
    later.length > 0 ? texts.stakeLater(later.length) : '',
    tooOld.length > 0 ? texts.stakeTooOld(namesOf(tooOld)) : '',
    withoutCredit.length > 0 ? texts.stakeWithoutCredit(namesOf(withoutCredit)) : '',
    notes > 0 ? texts.noteWarningText(notes) : '',
  ]
  return (
    <Modal open onClose={onClose}>
      <ModalMessage
        tone="warning"
        title={texts.stakeTitle[kind](task.vouchers.length)}
        text={sentences.filter((sentence) => sentence !== '').join(' ')}
        actions={
          <>
            <Button variant={kind === 'decline' ? 'danger' : 'primary'} size="lg" block onClick={onConfirm}>
              {texts.stakeConfirm[kind]}
            </Button>
            <Button size="lg" block onClick={onClose}>
              {texts.cancel}
            </Button>
          </>
        }
      />
    </Modal>
  )
}

/** Names that fit a dialog; a long list ends with how many more there are. */
const MOST_NAMES = 8

function namesOf(vouchers: readonly ReviewedVoucher[]): readonly string[] {
  const names = vouchers.slice(0, MOST_NAMES).map(serieNumber)
  const more = vouchers.length - names.length
  return more > 0 ? [...names, `+${more}`] : names
}
