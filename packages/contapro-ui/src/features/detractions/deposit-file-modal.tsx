import type { DepositFileCheck, DepositFileLine } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Modal } from '../../primitives/modal/modal.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { fields, lines } from './detraction-work.css.ts'
import { detractionWorkMessages } from './detraction-work.messages.ts'

/** What was typed into the dialog. */
export interface TypedDepositFile {
  /** By RUC of the supplier. */
  readonly accounts: Readonly<Record<string, string>>
  /** '' takes the next number. */
  readonly batch: string
}

export interface DepositFileModalProps {
  /** Undefined while it is on its way. */
  readonly check: DepositFileCheck | undefined
  readonly isBusy: boolean
  /** The server's sentence: why it was refused. */
  readonly problem: string | undefined
  readonly onCheck: (typed: TypedDepositFile) => void
  readonly onCreate: (typed: TypedDepositFile) => void
  readonly onClose: () => void
}

/** The check before the bulk file: what it holds, which accounts are missing, and that its layout is to be checked with the bank. */
export function DepositFileModal(props: DepositFileModalProps): JSX.Element {
  const { check, isBusy, problem, onCheck, onCreate, onClose } = props
  const texts = useTexts(detractionWorkMessages)
  const locale = useLocale()
  const [typed, setTyped] = useState<TypedDepositFile>({ accounts: {}, batch: '' })
  const isReady = check?.is_ready === true
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={texts.fileTitle}
      description={check && texts.fileText(check.lines.length, moneyText(centimosOf(check.total_amount), locale))}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant={isReady ? 'secondary' : 'primary'} busy={isBusy} onClick={() => onCheck(typed)}>
            {texts.fileCheck}
          </Button>
          {isReady ? (
            <Button variant="primary" busy={isBusy} onClick={() => onCreate(typed)}>
              {texts.fileCreate}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={fields}>
        <Banner tone="warning">{texts.fileUnverified}</Banner>
        {problem === undefined ? null : <Banner tone="danger">{problem}</Banner>}
        {check ? (
          <>
            <ul className={lines}>
              {check.lines.map((line) => (
                <Line key={line.code} line={line} />
              ))}
            </ul>
            {suppliersToAsk(check, typed).map(({ supplier_ruc: ruc, supplier_business_name: name }) => (
              <Field key={ruc} label={texts.fileAccount(name)} hint={texts.fileAccountHint}>
                <DigitsInput
                  maxLength={11}
                  value={typed.accounts[ruc] ?? ''}
                  onChange={({ target: { value } }) =>
                    setTyped({ ...typed, accounts: { ...typed.accounts, [ruc]: value } })
                  }
                />
              </Field>
            ))}
            <Field label={texts.fileBatch} hint={texts.fileBatchHint}>
              <DigitsInput
                maxLength={6}
                value={typed.batch}
                placeholder={check.batch}
                onChange={({ target: { value } }) => setTyped({ ...typed, batch: value })}
              />
            </Field>
          </>
        ) : (
          <Skeleton width={320} height={14} />
        )}
      </div>
    </Modal>
  )
}

function Line({ line }: { readonly line: DepositFileLine }): JSX.Element {
  const texts = useTexts(detractionWorkMessages)
  const locale = useLocale()
  const { serie_number, supplier_business_name, amount, account, account_source, earlier_file, problems } = line
  const told = account && account_source ? `${account} (${texts.fileAccountSources[account_source]})` : '-'
  return (
    <li>
      <span translate="no">
        <Text as="strong">{serie_number}</Text>
        {` · ${supplier_business_name} · ${amount === null ? '-' : moneyText(centimosOf(amount), locale)} · `}
      </span>
      <span>{told}</span>
      {[...problems.map(({ message }) => message), ...(earlier_file ? [texts.fileEarlier(earlier_file)] : [])].map(
        (sentence) => (
          <Text key={sentence} as="div" tone="secondary">
            {sentence}
          </Text>
        ),
      )}
    </li>
  )
}

/** Each supplier without an account once; one that was typed stays. */
function suppliersToAsk({ lines: all }: DepositFileCheck, { accounts }: TypedDepositFile): readonly DepositFileLine[] {
  const asked = all.filter(({ account, supplier_ruc }) => account === null || supplier_ruc in accounts)
  return asked.filter((line, i) => asked.findIndex(({ supplier_ruc }) => supplier_ruc === line.supplier_ruc) === i)
}
