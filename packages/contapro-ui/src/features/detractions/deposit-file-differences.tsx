import type { DepositFileDifference } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { lines, wholeLine } from './detraction-work.css.ts'
import { detractionWorkMessages } from './detraction-work.messages.ts'

const NAMED = 10

/** Deposits of a bulk file that are not what the list shows: a warning before the file is used. */
export function DepositFileDifferences({
  differences,
}: {
  readonly differences: readonly DepositFileDifference[]
}): JSX.Element | null {
  const texts = useTexts(detractionWorkMessages)
  const locale = useLocale()
  if (differences.length === 0) return null
  const depositText = (amount: string, good: string | null): string =>
    texts.fileDeposit(moneyText(centimosOf(amount), locale), good)
  return (
    <Banner tone="warning" className={wholeLine} title={texts.fileDiffers}>
      <ul className={lines}>
        {differences.slice(0, NAMED).map((one) => (
          <li key={one.code}>
            {texts.fileDifference(
              one.serie_number,
              depositText(one.amount, one.good_or_service_code),
              one.listed_amount === null ? null : depositText(one.listed_amount, one.listed_good_or_service_code),
            )}
          </li>
        ))}
        {differences.length > NAMED ? <li>{texts.fileMoreDifferences(differences.length - NAMED)}</li> : null}
      </ul>
    </Banner>
  )
}
