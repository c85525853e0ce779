import type { PdtReport } from '@contapro/sdk'
import { zeroCentimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { Card } from '../../primitives/card/card.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { centimosOf } from '../../provider/centimos-of.ts'
import { useMessages } from '../../provider/messages.tsx'
import { CopiedAmount } from './copied-amount.tsx'
import { whole } from './pdt-print.css.ts'
import { card, cards, heading } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'

/** 'Resumen IGV': what is not taxed, then base and IGV by rate; the IVAP only where there is some (decisions 32). */
export function RateCards({ report }: { readonly report: PdtReport }): JSX.Element {
  const texts = useMessages(pdtMessages)
  const hasIvap = centimosOf(report.ivap_taxable_amount) !== zeroCentimos
  return (
    <section>
      <Text as="h2" variant="section" className={heading}>
        {texts.summary}
      </Text>
      <div className={cards}>
        <RateCard title={texts.notTaxed}>
          <CopiedAmount name={texts.notTaxed} label={texts.amount} amount={report.non_taxable_amount} />
        </RateCard>
        <TaxCard title={report.igv_10_label} base={report.igv_10_taxable_amount} tax={report.igv_10_amount} />
        <TaxCard title={texts.igv18} base={report.igv_18_taxable_amount} tax={report.igv_18_amount} />
        {hasIvap ? (
          <TaxCard
            title={texts.ivap}
            label={texts.ivapTax}
            base={report.ivap_taxable_amount}
            tax={report.ivap_amount}
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
}

function TaxCard({ title, label, base, tax }: TaxCardProps): JSX.Element {
  const texts = useMessages(pdtMessages)
  return (
    <RateCard title={title}>
      <CopiedAmount name={texts.baseOf(title)} label={texts.base} amount={base} />
      <CopiedAmount name={title} label={label ?? texts.igv} amount={tax} />
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
