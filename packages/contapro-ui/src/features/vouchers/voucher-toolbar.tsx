import type { Voucher, VoucherList } from '@contapro/sdk'
import { type Centimos, sumCentimos } from '@contapro/sunat'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { BulkBar } from '../../patterns/data-table/bulk-bar.tsx'
import { Toolbar } from '../../patterns/data-table/toolbar.tsx'
import { MassDownloadMenu } from '../../patterns/download/mass-download-menu.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { PageSizeSelect } from '../../patterns/page-size-select/page-size-select.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { AdvisedToggle, hasAdvisedToggle } from './advised-toggle.tsx'
import { FigureChip, FilterChip } from './filter-chip.tsx'
import { SerieNumberSearch } from './serie-number-search.tsx'
import { choiceOf, withChoice } from './voucher-filter-choice.ts'
import { VoucherFilterPopover } from './voucher-filter-popover.tsx'
import { type VoucherListState, withAnotherFilter } from './voucher-list-state.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import type { VouchersViewProps } from './vouchers-view.tsx'

export interface VoucherToolbarProps
  extends Pick<
    VouchersViewProps,
    'operation' | 'options' | 'onOptionsNeeded' | 'list' | 'onListChange' | 'massDownload'
  > {
  readonly totalItems: number
  /** Of the list; undefined while it is on its way. */
  readonly summary: VoucherList['summary'] | undefined
  /** Vouchers of this page. */
  readonly vouchers: readonly Voucher[]
  /** Those of them that are chosen. */
  readonly selected: readonly Voucher[]
  readonly onClearSelection: () => void
}

/** Search, filter, page size and mass download; while vouchers are chosen, what to do with them, in the same place. */
export function VoucherToolbar(props: VoucherToolbarProps): JSX.Element {
  const { operation, options, onOptionsNeeded, list, onListChange, totalItems, summary, vouchers, selected } = props
  const advised = summary?.advised_cpes_count
  const choice = choiceOf(list)
  const search = list.filter?.by === 'serie_number' ? list.filter.value : ''
  return (
    <Toolbar
      search={<SerieNumberSearch value={search} onSearch={(text) => onListChange(withSearch(list, text))} />}
      start={[
        <VoucherFilterPopover
          key="filter"
          operation={operation}
          options={options}
          choice={choice}
          onOpen={onOptionsNeeded}
          onApply={(next) => onListChange(withChoice(list, next))}
        />,
        hasAdvisedToggle({ list, advised }) ? (
          <AdvisedToggle key="advised" list={list} advised={advised} onListChange={onListChange} />
        ) : null,
        list.figure ? (
          <FigureChip
            key="figure"
            figure={list.figure}
            reason={list.figureReason}
            sum={summary?.figure}
            onRemove={() => onListChange(withChoice(list, undefined))}
          />
        ) : null,
        choice ? (
          <FilterChip
            key="chip"
            operation={operation}
            choice={choice}
            options={options.state === 'loaded' ? options.options : undefined}
            onRemove={() => onListChange(withChoice(list, undefined))}
          />
        ) : null,
      ]}
      bulk={selected.length > 0 ? <Selection {...props} /> : undefined}
      end={[
        <PageSizeSelect
          key="size"
          value={list.size}
          totalItems={totalItems}
          onChange={(size) => onListChange({ ...list, size, page: 1 })}
        />,
        // On a phone the toolbar stays visible beside the bar of the selection, which has this menu too.
        vouchers.length > 0 && selected.length === 0 ? (
          <FilesMenu key="files" {...props} vouchers={vouchers} hasSelection={false} />
        ) : null,
      ]}
    />
  )
}

/** A search takes the place of every other filter; an empty one ends it. */
function withSearch(list: VoucherListState, text: string): VoucherListState {
  const base = withAnotherFilter(list)
  return text === '' ? base : { ...base, filter: { by: 'serie_number', value: text } }
}

function Selection({ selected, onClearSelection, massDownload }: VoucherToolbarProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const locale = useLocale()
  return (
    <BulkBar
      selected={selected.length}
      sum={`${texts.selectedTaxable} ${moneyText(taxableSum(selected), locale)}`}
      onClear={onClearSelection}
    >
      <FilesMenu vouchers={selected} hasSelection massDownload={massDownload} />
    </BulkBar>
  )
}

interface FilesMenuProps extends Pick<VoucherToolbarProps, 'massDownload'> {
  readonly vouchers: readonly Voucher[]
  readonly hasSelection: boolean
}

/** Of the chosen vouchers, or with none chosen of all of the page (part 2 §9). */
function FilesMenu({ vouchers, hasSelection, massDownload }: FilesMenuProps): JSX.Element | null {
  if (!massDownload) return null
  return (
    <MassDownloadMenu
      vouchers={vouchers.length}
      hasSelection={hasSelection}
      primary={hasSelection}
      files={{
        xml: vouchers.filter(({ xml_cpe_link }) => xml_cpe_link !== null).length,
        jpeg: vouchers.filter(({ img_cpe_link }) => img_cpe_link !== null).length,
      }}
      busy={massDownload.isBusy}
      onDownload={(type) => massDownload.onStart(type, vouchers)}
    />
  )
}

/** Of those in soles: one without exchange rate counts in no total. */
function taxableSum(vouchers: readonly Voucher[]): Centimos {
  const inSoles = vouchers.filter(({ flag_missing_exchange_rate }) => !flag_missing_exchange_rate)
  return sumCentimos(inSoles.map(({ taxable_amount }) => centimosOf(taxable_amount)))
}
