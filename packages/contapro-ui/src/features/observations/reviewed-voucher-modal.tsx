import type { ReviewedVoucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { serieNumber } from '../../lists/serie-number.ts'
import { typeAndParty } from '../../lists/type-and-party.ts'
import { FactFigure } from '../../patterns/fact-list/fact-figure.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { ReasonList } from '../../patterns/reason-list/reason-list.tsx'
import { PurchaseStatusBadge } from '../../patterns/status-badge/purchase-status-badge.tsx'
import { Modal } from '../../primitives/modal/modal.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { DecisionButtons, type DecisionButtonsProps } from './decision-buttons.tsx'
import { decisionWords } from './decision-words.ts'
import { observationsMessages } from './observations.messages.ts'
import { advicesOf, reviewReasons } from './review-reasons.ts'
import { plain, section } from './reviewed-voucher-modal.css.ts'

export interface ReviewedVoucherModalProps extends Pick<DecisionButtonsProps, 'onDecide'> {
  /** The purchase to explain; none closes the modal. */
  readonly voucher: ReviewedVoucher | undefined
  readonly onClose: () => void
}

/** Why a purchase is doubted, in plain words and with the norm; who decided what and when. */
export function ReviewedVoucherModal({ voucher, onDecide, onClose }: ReviewedVoucherModalProps): JSX.Element | null {
  if (!voucher) return null
  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      title={<span translate="no">{serieNumber(voucher)}</span>}
      description={<span translate="no">{typeAndParty(voucher)}</span>}
      footer={<DecisionButtons voucher={voucher} onDecide={onDecide} />}
    >
      <Content voucher={voucher} />
    </Modal>
  )
}

function Content({ voucher }: { readonly voucher: ReviewedVoucher }): JSX.Element {
  const texts = useTexts(observationsMessages)
  const locale = useLocale()
  const reasons = reviewReasons(voucher, texts)
  const advices = advicesOf(voucher, texts)
  return (
    <>
      {voucher.igv_amount === undefined ? null : (
        <FactFigure
          label={texts.detailIgv}
          badge={voucher.status ? <PurchaseStatusBadge status={voucher.status} /> : null}
        >
          <MoneyText amount={centimosOf(voucher.igv_amount)} />
        </FactFigure>
      )}
      <Text as="h3" variant="subsection" className={section}>
        {texts.detailWhy}
      </Text>
      {reasons.length > 0 ? (
        <ReasonList label={texts.detailWhy} reasons={reasons} />
      ) : (
        <p className={plain}>{texts.detailNoReason}</p>
      )}
      {advices.length > 0 ? (
        <>
          <Text as="h3" variant="subsection" className={section}>
            {texts.detailAdvices}
          </Text>
          <ReasonList label={texts.detailAdvices} reasons={advices} />
        </>
      ) : null}
      <Text as="h3" variant="subsection" className={section}>
        {texts.detailDecision}
      </Text>
      <p className={plain}>{`${decisionWords(voucher.decision, texts, locale)}.`}</p>
    </>
  )
}
