import type { PossibleDetraction } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardBody, CardHead } from '../../primitives/card/card.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { buttons, choice, choiceText, lines } from './detraction-work.css.ts'
import { detractionWorkMessages } from './detraction-work.messages.ts'
import { detractionsMessages } from './detractions.messages.ts'

export interface PossibleDetractionsProps {
  readonly vouchers: readonly PossibleDetraction[]
  /** Of all pages. */
  readonly total: number
  readonly isBusy: boolean
  readonly onMark: (voucher: PossibleDetraction) => void
  readonly onDismiss: (voucher: PossibleDetraction) => void
}

/** Purchases that seem to be under detraction: an advice with its norm, which changes nothing until somebody decides. */
export function PossibleDetractions(props: PossibleDetractionsProps): JSX.Element | null {
  const { vouchers, total, isBusy, onMark, onDismiss } = props
  const texts = useTexts(detractionWorkMessages)
  const tableTexts = useTexts(detractionsMessages)
  const locale = useLocale()
  if (vouchers.length === 0) return null
  return (
    <Card aria-label={texts.possibleTitle(total)}>
      <CardHead title={texts.possibleTitle(total)} subtitle={texts.possibleText} />
      <CardBody>
        <ul className={lines}>
          {vouchers.map((voucher) => (
            <li key={voucher.code} className={choice}>
              <div className={choiceText}>
                <span translate="no">
                  <Text as="strong">{voucher.serie_number}</Text>{' '}
                  <Text as="span">{voucher.supplier_business_name}</Text>
                </span>
                <Text as="div" tone="secondary">
                  {`${texts.items}: ${voucher.item_descriptions.join(', ')}. ${texts.suggested} ${tableTexts.goodAndRate(voucher.good_or_service_code, voucher.rate)} ${voucher.good_or_service_name}.`}
                </Text>
              </div>
              <Text as="strong" translate="no" numeric>
                {moneyText(centimosOf(voucher.total_amount), locale)}
              </Text>
              <div className={buttons}>
                <Button
                  size="sm"
                  aria-label={texts.possibleMarkVoucher(voucher.serie_number)}
                  onClick={() => onMark(voucher)}
                >
                  {texts.possibleMark}
                </Button>
                <Button
                  size="sm"
                  aria-label={texts.possibleDismissVoucher(voucher.serie_number)}
                  aria-disabled={isBusy || undefined}
                  onClick={() => onDismiss(voucher)}
                >
                  {texts.possibleDismiss}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
