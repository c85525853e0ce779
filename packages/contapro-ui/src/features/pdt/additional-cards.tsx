import type { PdtReport } from '@contapro/sdk'
import type { JSX } from 'react'
import type { NavigationTarget } from '../../host/navigation-target.ts'
import { TargetLink } from '../../host/target-link.tsx'
import { Card, CardBody, CardHead } from '../../primitives/card/card.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { CopiedAmount } from './copied-amount.tsx'
import { cards, heading } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'

/** Props of `AdditionalCards`. */
export interface AdditionalCardsProps {
  readonly report: PdtReport
  /** The company and period whose pages the links open. */
  readonly place: { readonly businessUuid: string; readonly taxPeriod: string }
}

/** 'Adicionales': perceptions and retentions of the period, each with the way to its list. */
export function AdditionalCards({ report, place }: AdditionalCardsProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  return (
    <section>
      <Text as="h2" variant="section" className={heading}>
        {texts.additional}
      </Text>
      <div className={cards}>
        <AdditionalCard
          title={texts.perceptions}
          link={texts.seePerceptions}
          destination={{ to: 'perceptions', ...place }}
          count={report.perceptions_count}
          amount={report.total_amount_perceptions}
        />
        <AdditionalCard
          title={texts.retentions}
          link={texts.seeRetentions}
          destination={{ to: 'retentions', ...place }}
          count={report.retentions_count}
          amount={report.total_amount_retentions}
        />
      </div>
    </section>
  )
}

interface AdditionalCardProps {
  readonly title: string
  readonly link: string
  readonly destination: NavigationTarget
  /** Number of vouchers. Undefined if the answer has no count. */
  readonly count: number | undefined
  readonly amount: string
}

function AdditionalCard({ title, link, destination, count, amount }: AdditionalCardProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  return (
    <Card aria-label={title}>
      <CardHead headingLevel="h3" title={title} action={<TargetLink destination={destination}>{link}</TargetLink>} />
      <CardBody>
        <CopiedAmount name={title} label={count === undefined ? texts.amount : texts.vouchers(count)} amount={amount} />
      </CardBody>
    </Card>
  )
}
