import type { OperationType, PdtReport, VoucherFigure } from '@contapro/sdk'
import { zeroCentimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import type { NavigationTarget } from '../../host/navigation-target.ts'
import { Card } from '../../primitives/card/card.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { CopiedAmount } from './copied-amount.tsx'
import { card, cards, heading } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'
import { whole } from './pdt-print.css.ts'

/** The figures behind the cards: of purchases, those that give credit. */
const figures = {
  COMPRA: {
    reduced: ['credito-base-reducida', 'credito-igv-reducido'],
    general: ['credito-base-general', 'credito-igv-general'],
  },
  VENTA: { reduced: ['base-reducida', 'igv-reducido'], general: ['base-general', 'igv-general'] },
} as const satisfies Record<OperationType, Record<string, readonly [base: VoucherFigure, tax: VoucherFigure]>>

export interface RateCardsProps {
  readonly report: PdtReport
  /** The side that the report is of. */
  readonly operation: OperationType
  /** The company and period whose vouchers the figures open. */
  readonly place: { readonly businessUuid: string; readonly taxPeriod: string }
}

/** 'Resumen IGV': what is not taxed, then base and IGV by rate; the IVAP only where there is some (decisions 32). */
export function RateCards({ report, operation, place }: RateCardsProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  const hasIvap = centimosOf(report.ivap_taxable_amount) !== zeroCentimos
  const targetOf = (figure: VoucherFigure): NavigationTarget => ({
    to: 'vouchers',
    operation,
    figure,
    ...place,
  })
  const targetsOf = ([base, tax]: readonly [VoucherFigure, VoucherFigure]) =>
    ({ base: targetOf(base), tax: targetOf(tax) }) as const
  const { reduced, general } = figures[operation]
  return (
    <section>
      <Text as="h2" variant="section" className={heading}>
        {texts.summary}
      </Text>
      <div className={cards}>
        <RateCard title={texts.notTaxed}>
          <CopiedAmount
            name={texts.notTaxed}
            label={texts.amount}
            amount={report.non_taxable_amount}
            target={targetOf('no-gravado')}
          />
        </RateCard>
        <TaxCard
          title={report.igv_10_label}
          base={report.igv_10_taxable_amount}
          tax={report.igv_10_amount}
          targets={targetsOf(reduced)}
        />
        <TaxCard
          title={texts.igv18}
          base={report.igv_18_taxable_amount}
          tax={report.igv_18_amount}
          targets={targetsOf(general)}
        />
        {hasIvap ? (
          <TaxCard
            title={texts.ivap}
            label={texts.ivapTax}
            base={report.ivap_taxable_amount}
            tax={report.ivap_amount}
            targets={targetsOf(['base-ivap', 'ivap'])}
          />
        ) : null}
      </div>
    </section>
  )
}

interface TaxCardProps {
  readonly title: string
  /** What the tax is called; IGV without one. */
  readonly label?: string
  readonly base: string
  readonly tax: string
  readonly targets: { readonly base: NavigationTarget; readonly tax: NavigationTarget }
}

function TaxCard({ title, label, base, tax, targets }: TaxCardProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  return (
    <RateCard title={title}>
      <CopiedAmount name={texts.baseOf(title)} label={texts.base} amount={base} target={targets.base} />
      <CopiedAmount name={title} label={label ?? texts.igv} amount={tax} target={targets.tax} />
    </RateCard>
  )
}

function RateCard({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <Card className={clsx(card, whole)} aria-label={title}>
      <Text as="h3" variant="subsection">
        {title}
      </Text>
      {children}
    </Card>
  )
}
