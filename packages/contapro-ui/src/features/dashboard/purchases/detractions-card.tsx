import type { DetractionTotals } from '@contapro/sdk'
import type { JSX } from 'react'
import { centimosOf } from '../../../host/centimos-of.ts'
import { useEmit } from '../../../host/host-context.ts'
import { LoadFailure } from '../../../host/load-failure.tsx'
import { TargetLink, useTargetAnchor } from '../../../host/target-link.tsx'
import { MoneyText } from '../../../patterns/money-text/money-text.tsx'
import { Stat } from '../../../patterns/stat/stat.tsx'
import { Card, CardBody, CardHead } from '../../../primitives/card/card.tsx'
import { CircleCheckIcon, ClockIcon } from '../../../primitives/icon/icons.ts'
import { Link } from '../../../primitives/link/link.tsx'
import { Text } from '../../../primitives/text/text.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { figures, second } from './detractions-card.css.ts'
import { purchasesMessages } from './purchases.messages.ts'

/** The detractions of a period added up, while they load, or why they did not come. */
export type DetractionTotalsState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'loaded'; readonly totals: DetractionTotals }

/** Props of `DetractionsCard`. */
export interface DetractionsCardProps {
  readonly detractions: DetractionTotalsState
  /** Company and period of the link. */
  readonly place: { readonly businessUuid: string; readonly taxPeriod: string }
}

/** The card Detracciones: what is still to be deposited, and what has been (part 2 §2). */
export function DetractionsCard({ detractions, place }: DetractionsCardProps): JSX.Element {
  const texts = useTexts(purchasesMessages)
  if (detractions.state === 'error') {
    return (
      <Card fill aria-label={texts.detractionsTitle}>
        <LoadFailure title={texts.detractionsError} message={detractions.message} onRetry={detractions.onRetry} />
      </Card>
    )
  }
  const totals = detractions.state === 'loaded' ? detractions.totals : undefined
  const unknown = totals?.unknown_not_paid_detractions_count ?? 0
  return (
    <Card fill aria-label={texts.detractionsTitle}>
      <CardHead title={texts.detractionsTitle} action={<DetailLink place={place} />} />
      <CardBody>
        <div className={figures}>
          <Stat
            icon={ClockIcon}
            label={<TotalLink place={place} paid="N" text={texts.detractionsUnpaid} />}
            value={totals && <MoneyText amount={centimosOf(totals.sum_not_paid_detractions)} />}
            foot={unknown > 0 ? texts.detractionsUnknown(unknown) : undefined}
          />
          <Stat
            className={second}
            icon={CircleCheckIcon}
            label={<TotalLink place={place} paid="S" text={texts.detractionsPaid} />}
            value={totals && <MoneyText amount={centimosOf(totals.sum_paid_detractions)} />}
          />
        </div>
      </CardBody>
    </Card>
  )
}

interface TotalLinkProps extends Pick<DetractionsCardProps, 'place'> {
  readonly paid: 'S' | 'N'
  readonly text: string
}

/** The name of a total, which leads to the detractions that make it up: deposits of the period, whenever they were paid. */
function TotalLink({ place, paid, text }: TotalLinkProps): JSX.Element {
  const filter = paid === 'S' ? ({ filterType: 'fechaPeriodo' } as const) : {}
  return (
    <TargetLink destination={{ to: 'detractions', paid, ...filter, ...place }} fallback={text}>
      {text}
    </TargetLink>
  )
}

function DetailLink({ place }: Pick<DetractionsCardProps, 'place'>): JSX.Element | null {
  const texts = useTexts(purchasesMessages)
  const emit = useEmit()
  const anchor = useTargetAnchor({ to: 'detractions', ...place }, () =>
    emit({ type: 'clicked', view: 'dashboard', target: 'detracciones_ver_detalle' }),
  )
  if (!anchor) return null
  return (
    <Text as="span" variant="small">
      <Link {...anchor}>{texts.detractionsDetail}</Link>
    </Text>
  )
}
