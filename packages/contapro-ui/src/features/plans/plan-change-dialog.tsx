import type { JSX } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { nameOf, type PlanChangeFacts, planChangeTexts } from './plan-change-texts.ts'
import { banner, changePart, changeParts } from './plans.css.ts'
import { plansMessages } from './plans.messages.ts'

/** Props of `PlanChangeDialog`. */
export interface PlanChangeDialogProps extends PlanChangeFacts {
  /** Companies in use; undefined if the server does not say it. */
  readonly businessesCount: number | undefined
  readonly isChanging: boolean
  /** Why the change was refused. */
  readonly failure: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Names what a change of plan gives, takes away and when, and confirms it; or says that the companies in use do not fit (decisions 45). */
export function PlanChangeDialog({ businessesCount, onClose, ...change }: PlanChangeDialogProps): JSX.Element {
  const texts = useTexts(plansMessages)
  const { plan } = change.choice
  const limit = plan.max_businesses
  if (businessesCount !== undefined && limit !== null && businessesCount > limit) {
    return (
      <Modal open onClose={onClose}>
        <ModalMessage
          tone="warning"
          title={texts.tooSmallTitle(plan.name)}
          text={texts.tooSmallText(businessesCount, limit)}
          actions={
            <Button variant="primary" size="lg" block onClick={onClose}>
              {texts.understood}
            </Button>
          }
        />
      </Modal>
    )
  }
  return <ConfirmChange {...change} onClose={onClose} />
}

function ConfirmChange(props: Omit<PlanChangeDialogProps, 'businessesCount'>): JSX.Element {
  const { choice, isChanging, failure, onConfirm, onClose } = props
  const texts = useTexts(plansMessages)
  const { gains, losses, when } = planChangeTexts(props, texts, useLocale())
  return (
    <Modal
      open
      onClose={isChanging ? undefined : onClose}
      title={texts.changeTitle(nameOf(choice.plan, texts), choice.freeTrial)}
      footer={
        <>
          <Button onClick={onClose} disabled={isChanging}>
            {texts.cancel}
          </Button>
          <Button variant="primary" busy={isChanging} busyLabel={texts.choosing} onClick={onConfirm}>
            {choice.freeTrial ? texts.confirmTrial : texts.confirm}
          </Button>
        </>
      }
    >
      {failure ? (
        <Banner tone="danger" title={texts.errorTitle} className={banner}>
          {failure}
        </Banner>
      ) : null}
      <dl className={changeParts}>
        <Part name={texts.gains} sentences={gains} />
        <Part name={texts.loses} sentences={losses.length > 0 ? losses : [texts.nothing]} />
        <Part name={texts.when} sentences={[when]} />
      </dl>
    </Modal>
  )
}

function Part({ name, sentences }: { readonly name: string; readonly sentences: readonly string[] }): JSX.Element {
  return (
    <div className={changePart}>
      <Text as="dt" variant="subsection">
        {name}
      </Text>
      {sentences.map((sentence) => (
        <Text as="dd" key={sentence} tone="secondary">
          {sentence}
        </Text>
      ))}
    </div>
  )
}
