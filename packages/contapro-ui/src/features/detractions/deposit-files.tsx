import type { DepositFile } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Card, CardBody, CardHead } from '../../primitives/card/card.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { dayOf } from './day-of.ts'
import { DepositFileDifferences } from './deposit-file-differences.tsx'
import { choice, choiceText, lines } from './detraction-work.css.ts'
import { detractionWorkMessages } from './detraction-work.messages.ts'

const tones = { pending: 'warning', partial: 'warning', deposited: 'success' } as const

/** The bulk files of the period, and which of their deposits SUNAT's reports show. */
export function DepositFiles({ files }: { readonly files: readonly DepositFile[] }): JSX.Element | null {
  const texts = useTexts(detractionWorkMessages)
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <Card aria-label={texts.filesTitle}>
      <CardHead title={texts.filesTitle} subtitle={texts.fileUnverified} />
      <CardBody>
        <ul className={lines}>
          {files.map((file) => (
            <li key={file.batch} className={choice}>
              <Text as="strong" className={choiceText}>
                {texts.fileLine(file.file_name, formatDate(dayOf(file.made_at), locale), file.made_by)}
              </Text>
              <Text as="span" translate="no" numeric>
                {moneyText(centimosOf(file.total_amount), locale)}
              </Text>
              <Badge tone={tones[file.state]}>{texts.fileStates[file.state]}</Badge>
              <Text as="span" tone="secondary">
                {texts.fileDeposits(file.made_deposits_count, file.deposits_count)}
              </Text>
              <DepositFileDifferences differences={file.differences ?? []} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
