import { type JSX, useState } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Modal } from '../../primitives/modal/modal.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { dayOf } from './day-of.ts'
import { type DetractionRateSetting, detractionGoodOptions } from './detraction-good-options.ts'
import { fields } from './detraction-work.css.ts'
import { detractionWorkMessages } from './detraction-work.messages.ts'
import { detractionsMessages } from './detractions.messages.ts'
import type { EntryTarget } from './entry-target.ts'

/** What the accountant typed; null takes back what was entered before. */
export type TypedEntry = { readonly good: string | null; readonly amount: string | null } | null

export interface DetractionEntryModalProps {
  readonly target: EntryTarget
  /** The rates that the company's detractions go by; empty until they are loaded. */
  readonly rates: readonly DetractionRateSetting[]
  readonly isSaving: boolean
  /** The server's sentence: why it was refused. */
  readonly problem: string | undefined
  readonly onSave: (entry: TypedEntry) => void
  readonly onClose: () => void
}

/** Good or service and amount of one detraction, by hand. */
export function DetractionEntryModal(props: DetractionEntryModalProps): JSX.Element {
  const { target, rates, isSaving, problem, onSave, onClose } = props
  const texts = useTexts(detractionWorkMessages)
  const tableTexts = useTexts(detractionsMessages)
  const locale = useLocale()
  const [good, setGood] = useState(target.good)
  const [amount, setAmount] = useState(target.entry?.amount?.replace(/\.00$/, '') ?? '')
  const save = (): void => onSave({ good: good || null, amount: amount === '' ? null : `${amount}.00` })
  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      title={texts.entryTitle(target.name)}
      description={texts.entryText}
      footer={
        <>
          {target.entry ? (
            <Button variant="secondary" onClick={() => onSave(null)}>
              {texts.entryRemove}
            </Button>
          ) : null}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={isSaving} busyLabel={texts.entrySaving} onClick={save}>
            {texts.entrySave}
          </Button>
        </>
      }
    >
      <div className={fields}>
        {problem === undefined ? null : <Banner tone="danger">{problem}</Banner>}
        <Field label={texts.entryGood}>
          <Select
            value={good}
            onChange={({ target: { value } }) => setGood(value)}
            options={detractionGoodOptions(rates, { none: texts.entryGoodNone, chosen: target.good })}
          />
        </Field>
        <Field
          label={texts.entryAmount}
          hint={texts.entryAmountHint(target.total === null ? '-' : moneyText(centimosOf(target.total), locale))}
          optional
        >
          <DigitsInput maxLength={12} value={amount} onChange={({ target: { value } }) => setAmount(value)} />
        </Field>
        {target.entry ? (
          <Text tone="secondary">
            {tableTexts.entryBy(target.entry.entered_by, formatDate(dayOf(target.entry.entered_at), locale))}
          </Text>
        ) : null}
      </div>
    </Modal>
  )
}
