import type { ReviewedVoucher } from '@contapro/sdk'
import { sumCentimos } from '@contapro/sunat'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { BulkBar } from '../../patterns/data-table/bulk-bar.tsx'
import { MassDownloadMenu } from '../../patterns/download/mass-download-menu.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Button } from '../../primitives/button/button.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { decisionIcon } from './decision-buttons.tsx'
import { type DecisionTask, decidable } from './decision-task.ts'
import { observationsMessages } from './observations.messages.ts'
import type { ObservationsViewProps } from './observations-view.tsx'

export interface ReviewSelectionProps {
  readonly selected: readonly ReviewedVoucher[]
  readonly onDecide: (task: DecisionTask) => void
  readonly onClear: () => void
  readonly massDownload: ObservationsViewProps['massDownload'] | undefined
}

/** What can be done with the chosen purchases; each decision takes those that it is allowed for. */
export function ReviewSelection({ selected, onDecide, onClear, massDownload }: ReviewSelectionProps): JSX.Element {
  const texts = useTexts(observationsMessages)
  const locale = useLocale()
  const inSoles = selected.filter(({ flag_missing_exchange_rate }) => !flag_missing_exchange_rate)
  const sum = sumCentimos(inSoles.map(({ taxable_amount }) => centimosOf(taxable_amount)))
  return (
    <BulkBar selected={selected.length} sum={`${texts.selectedTaxable} ${moneyText(sum, locale)}`} onClear={onClear}>
      {massDownload ? <ReviewFilesMenu {...massDownload} vouchers={selected} hasSelection /> : null}
      {(['undo', 'decline', 'validate'] as const).map((kind) => {
        const vouchers = decidable(kind, selected)
        if (vouchers.length === 0) return null
        return (
          <Button
            key={kind}
            variant={kind === 'validate' ? 'primary' : 'secondary'}
            icon={decisionIcon(kind)}
            onClick={() => onDecide({ kind, vouchers })}
          >
            {texts.actOnMany[kind](vouchers.length)}
          </Button>
        )
      })}
    </BulkBar>
  )
}

type ReviewFilesMenuProps = ObservationsViewProps['massDownload'] & {
  readonly vouchers: readonly ReviewedVoucher[]
  readonly hasSelection?: boolean
}

/** Of the chosen purchases, or with none chosen of all of the page (part 2 §9). */
export function ReviewFilesMenu({
  vouchers,
  hasSelection = false,
  isBusy,
  onStart,
}: ReviewFilesMenuProps): JSX.Element {
  return (
    <MassDownloadMenu
      vouchers={vouchers.length}
      hasSelection={hasSelection}
      files={{
        xml: vouchers.filter(({ xml_cpe_link }) => xml_cpe_link !== null).length,
        jpeg: vouchers.filter(({ img_cpe_link }) => img_cpe_link !== null).length,
      }}
      busy={isBusy}
      onDownload={(type) => onStart(type, vouchers)}
    />
  )
}
