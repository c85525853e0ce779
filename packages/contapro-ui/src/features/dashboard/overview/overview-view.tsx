import type { TotalAmount } from '@contapro/sdk'
import { type JSX, useId } from 'react'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { Card, CardBody, CardHead } from '../../../primitives/card/card.tsx'
import { Logo } from '../../../primitives/logo/logo.tsx'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { IgvBars } from './igv-bars.tsx'
import { igvEquation } from './igv-equation.ts'
import { IgvTerms } from './igv-terms.tsx'
import { igv } from './overview.css.ts'
import { overviewMessages } from './overview.messages.ts'
import { OverviewNotes } from './overview-notes.tsx'

/** Props of `OverviewView`. */
export interface OverviewViewProps {
  /** Tax period, `YYYYMM`. */
  readonly taxPeriod: string
  readonly total: TotalAmount
  /** The company, for links to another than the selected one. */
  readonly businessUuid?: string
  /** Names the product in the head: for a widget inside another program. */
  readonly embedded?: boolean
}

/** The IGV of a period as a sum: sales, less purchases, less previous balance. Each term leads to its vouchers. */
export function OverviewView({ taxPeriod, total, businessUuid, embedded = false }: OverviewViewProps): JSX.Element {
  const texts = useTexts(overviewMessages)
  const locale = useLocale()
  const titleId = useId()
  const equation = igvEquation(total)
  return (
    <Card aria-labelledby={titleId}>
      <CardHead
        title={<span id={titleId}>{texts.title(formatPeriod(taxPeriod, locale, 'sentence'))}</span>}
        action={embedded ? <Logo variant="attribution" /> : undefined}
      />
      <CardBody>
        <div className={igv}>
          <IgvTerms equation={equation} total={total} taxPeriod={taxPeriod} businessUuid={businessUuid} />
          <IgvBars equation={equation} />
        </div>
        <OverviewNotes total={total} place={{ businessUuid, taxPeriod }} />
      </CardBody>
    </Card>
  )
}
