import type { ContaproError } from '@contapro/sdk'
import type { JSX } from 'react'
import { serieNumber } from '../../lists/serie-number.ts'
import { ProcessModal } from '../../patterns/process-modal/process-modal.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Undo2Icon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { type DecisionTask, declinedNotes, needsStake } from './decision-task.ts'
import { observationsMessages } from './observations.messages.ts'
import { StakeQuestion } from './stake-question.tsx'
import type { Decisions } from './use-decisions.ts'

/** 'Procesando', then '¡Listo!' with what follows and a way back, or why not; first what many move, or a warning for credit notes. */
export function DecisionModal({ current, decide, confirm, close }: Decisions): JSX.Element {
  const texts = useTexts(observationsMessages)
  const { understood } = useUiMessages()
  if (current.step === 'asking' && needsStake(current.task)) {
    return <StakeQuestion task={current.task} onConfirm={confirm} onClose={close} />
  }
  if (current.step === 'asking') return <NoteWarning task={current.task} onConfirm={confirm} onClose={close} />
  if (current.step === 'none') return <ProcessModal state="closed" onClose={close} doneText="" />
  const { task } = current
  const count = task.vouchers.length
  const states = { working: 'loading', done: 'done', failed: 'error' } as const
  return (
    <ProcessModal
      state={states[current.step]}
      onClose={close}
      loadingText={texts.working[task.kind](count)}
      doneText={texts.decided[task.kind](count)}
      doneActions={
        task.kind === 'undo' ? undefined : (
          <>
            <Button variant="primary" size="lg" block onClick={close}>
              {understood}
            </Button>
            <Button size="lg" block icon={Undo2Icon} onClick={() => decide({ kind: 'undo', vouchers: task.vouchers })}>
              {texts.undo}
            </Button>
          </>
        )
      }
      error={
        current.step === 'failed'
          ? { title: texts.notDecided[task.kind], text: whyNot(current.error, task) }
          : undefined
      }
    />
  )
}

/** The server's sentence; where it names vouchers, each with its reason. */
function whyNot(error: ContaproError, { vouchers }: DecisionTask): string {
  const named = error.errors.flatMap(({ field, message }) => {
    const voucher = vouchers.find(({ code }) => code === field)
    return voucher ? [`${serieNumber(voucher)}: ${message}`] : []
  })
  return named.length > 0 ? named.join(' ') : error.message
}

interface NoteWarningProps {
  readonly task: DecisionTask
  readonly onConfirm: () => void
  readonly onClose: () => void
}

function NoteWarning({ task, onConfirm, onClose }: NoteWarningProps): JSX.Element {
  const texts = useTexts(observationsMessages)
  const notes = declinedNotes(task).length
  return (
    <Modal open onClose={onClose}>
      <ModalMessage
        tone="warning"
        title={texts.noteWarningTitle(notes)}
        text={texts.noteWarningText(notes)}
        actions={
          <>
            <Button variant="danger" size="lg" block onClick={onConfirm}>
              {texts.declineAnyway}
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
