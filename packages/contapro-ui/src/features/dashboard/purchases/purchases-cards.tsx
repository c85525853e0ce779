import type { PurchaseDashboard } from '@contapro/sdk'
import type { JSX, ReactNode } from 'react'
import { centimosOf } from '../../../host/centimos-of.ts'
import { useEmit } from '../../../host/host-context.ts'
import { TargetButton, TargetLink, useTargetAnchors } from '../../../host/target-link.tsx'
import { tourTarget } from '../../../host/tour-target.ts'
import type { DonutPart } from '../../../patterns/chart/chart-point.ts'
import { DonutChart } from '../../../patterns/chart/donut-chart.tsx'
import { EmptyState } from '../../../patterns/empty-state/empty-state.tsx'
import { Card, CardBody, CardHead } from '../../../primitives/card/card.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { CircleCheckIcon, FileDownIcon, ReceiptTextIcon, UploadIcon } from '../../../primitives/icon/icons.ts'
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx'
import { Text } from '../../../primitives/text/text.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { grid, promo, promoAction, promoArt, promoIcon, promoText, spans } from '../layout/dashboard.css.ts'
import { purchasesMessages } from './purchases.messages.ts'

/** Props of `PurchasesCards`. */
export interface PurchasesCardsProps {
  readonly purchases: PurchaseDashboard
  /** Company and period of the links. */
  readonly place: { readonly businessUuid: string; readonly taxPeriod: string }
  /** The card of the detractions, which have figures of their own. */
  readonly detractions: ReactNode
  /** The evolution chart, which loads after these figures. */
  readonly evolution: ReactNode
}

/** The tab Compras: the bulk-download promo, the detractions, the evolution, the observed vouchers by reason. */
export function PurchasesCards({ purchases, place, detractions, evolution }: PurchasesCardsProps): JSX.Element {
  const texts = useTexts(purchasesMessages)
  const observed = purchases.observed_count
  if (purchases.total_cpes_count === 0) {
    return (
      <div className={grid}>
        <Card className={spans[12]}>
          <EmptyState icon={ReceiptTextIcon} title={texts.emptyTitle} text={texts.emptyText} />
        </Card>
        <div className={spans[12]}>{evolution}</div>
      </div>
    )
  }
  return (
    <div className={grid}>
      <DownloadPromo count={purchases.downloadable_cpes_count ?? purchases.total_cpes_count} place={place} />
      <div className={spans[5]}>{detractions}</div>
      <div className={spans[observed === undefined ? 12 : 8]}>{evolution}</div>
      {observed === undefined ? null : (
        <div className={spans[4]} {...tourTarget('observations')}>
          <ObservedCard purchases={purchases} count={observed} place={place} />
        </div>
      )}
    </div>
  )
}

function DownloadPromo({ count, place }: Pick<PurchasesCardsProps, 'place'> & { readonly count: number }): JSX.Element {
  const texts = useTexts(purchasesMessages)
  const emit = useEmit()
  const isEmpty = count === 0
  return (
    <Card className={spans[7]} aria-label={texts.promoAction}>
      <div className={promo}>
        <span className={promoArt}>
          <Icon as={FileDownIcon} className={promoIcon} />
        </span>
        <div className={promoText}>
          <Text as="h2" variant="section">
            {isEmpty ? texts.promoEmptyTitle : texts.promoTitle(count)}
          </Text>
          <Text tone="secondary">{isEmpty ? texts.promoEmptyText : texts.promoText}</Text>
        </div>
        {isEmpty ? (
          <TargetButton
            destination={{ to: 'uploads', businessUuid: place.businessUuid }}
            icon={UploadIcon}
            className={promoAction}
          >
            {texts.promoEmptyAction}
          </TargetButton>
        ) : (
          <TargetButton
            destination={{ to: 'vouchers', operation: 'COMPRA', figure: 'con-archivo', ...place }}
            before={() => emit({ type: 'clicked', view: 'dashboard', target: 'descargar_comprobantes' })}
            className={promoAction}
          >
            {texts.promoAction}
          </TargetButton>
        )}
      </div>
    </Card>
  )
}

/** The places of the first row while the purchases are on their way; the detractions come by themselves. */
export function PurchasesSkeleton({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <>
      <Card as="div" className={spans[7]}>
        <div className={promo}>
          <Skeleton width={64} height={64} />
          <div className={promoText}>
            <Skeleton width="80%" height={18} />
            <Skeleton width="60%" height={14} />
          </div>
        </div>
      </Card>
      <div className={spans[5]}>{children}</div>
    </>
  )
}

interface ObservedCardProps extends Pick<PurchasesCardsProps, 'purchases' | 'place'> {
  readonly count: number
}

function ObservedCard({ purchases, count, place }: ObservedCardProps): JSX.Element {
  const texts = useTexts(purchasesMessages)
  const anchorOf = useTargetAnchors()
  const parts = purchases.observed_by_reason.map(
    ({ code, name, totalValue, amount }): DonutPart => ({
      id: code ?? 'rest',
      name,
      count: totalValue,
      amount: centimosOf(amount),
      anchor: anchorOf({
        to: 'vouchers',
        operation: 'COMPRA',
        figure: 'observado',
        figureReason: code ?? 'otros',
        ...place,
      }),
    }),
  )
  const hasSome = parts.length > 0
  return (
    <Card fill aria-label={texts.observedTitle}>
      <CardHead
        title={texts.observedTitle}
        subtitle={hasSome ? texts.observedSubtitle : undefined}
        action={
          hasSome ? (
            <Text as="span" variant="small">
              <TargetLink destination={{ to: 'observations', ...place }}>{texts.observedReview}</TargetLink>
            </Text>
          ) : undefined
        }
      />
      <CardBody>
        {hasSome ? (
          <DonutChart
            label={`${texts.observedTitle}, ${texts.observedSubtitle.toLowerCase()}`}
            parts={parts}
            totalLabel={texts.observedCenter(count)}
          />
        ) : (
          <EmptyState icon={CircleCheckIcon} title={texts.observedEmptyTitle} text={texts.observedEmptyText} />
        )}
      </CardBody>
    </Card>
  )
}
