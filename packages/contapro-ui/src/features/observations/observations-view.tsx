import type { ReviewedVoucher, ReviewedVoucherList, ReviewList } from '@contapro/sdk'
import { type JSX, useMemo, useState } from 'react'
import type { ListPage } from '../../lists/list-page.ts'
import { serieNumber } from '../../lists/serie-number.ts'
import { manyColumns } from '../../patterns/data-table/data-table.css.ts'
import { TableCard } from '../../patterns/data-table/table-card.tsx'
import type { MassFileType } from '../../patterns/download/mass-download-menu.tsx'
import { voucherPageSizes } from '../../patterns/page-size-select/page-size-select.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { FileSearchIcon } from '../../primitives/icon/icons.ts'
import { Tabs } from '../../primitives/tabs/tabs.tsx'
import { formatCount } from '../../primitives/texts/count.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { DecisionTask } from './decision-task.ts'
import { atList, type ObservationListState, reviewLists } from './observation-list-state.ts'
import { panel } from './observations.css.ts'
import { observationsMessages } from './observations.messages.ts'
import { reviewColumns } from './observations-table.columns.tsx'
import { ReviewFilesMenu, ReviewSelection } from './review-selection.tsx'
import { ReviewedVoucherModal } from './reviewed-voucher-modal.tsx'
import type { ReviewCounts } from './use-review-page.ts'

export interface ObservationsViewProps {
  readonly list: ObservationListState
  readonly onListChange: (list: ObservationListState) => void
  readonly page: ListPage<ReviewedVoucherList>
  /** Of the three tabs; undefined until the first list has come. */
  readonly counts: ReviewCounts | undefined
  readonly onDecide: (task: DecisionTask) => void
  /** The reasons of a purchase were opened. */
  readonly onOpen: (voucher: ReviewedVoucher) => void
  readonly onPreview: (voucher: ReviewedVoucher) => void
  /** The files of validated purchases, many in one zip. */
  readonly massDownload: {
    readonly isBusy: boolean
    readonly onStart: (type: MassFileType, vouchers: readonly ReviewedVoucher[]) => void
  }
}

/** The three tabs, what each means, and its purchases. */
export function ObservationsView(props: ObservationsViewProps): JSX.Element {
  const { list, onListChange, counts } = props
  const texts = useTexts(observationsMessages)
  const locale = useLocale()
  const content = <ReviewTable key={list.list} {...props} />
  return (
    <Tabs
      label={texts.tabs}
      value={list.list}
      onValueChange={(value) => {
        const next = reviewLists.find((one) => one === value)
        if (next) onListChange(atList(list, next))
      }}
      items={reviewLists.map((value) => ({
        value,
        label: texts.lists[value],
        count: countText(counts?.[countFields[value]], locale),
        content: value === list.list ? content : null,
      }))}
    />
  )
}

const countFields = {
  observed: 'observed_count',
  rejected: 'rejected_count',
  validated: 'validated_count',
} as const satisfies Record<ReviewList, keyof ReviewCounts>

const countText = (count: number | undefined, locale: string): string | undefined =>
  count === undefined ? undefined : formatCount(count, locale)

function ReviewTable(props: ObservationsViewProps): JSX.Element {
  const { list, onListChange, page, onDecide, onOpen, onPreview, massDownload } = props
  const texts = useTexts(observationsMessages)
  const [opened, setOpened] = useState<ReviewedVoucher>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const rows = page.answer?.data ?? []
  const hasIgv = rows.every(({ igv_amount }) => igv_amount !== undefined)
  const columns = useMemo(() => {
    const open = (voucher: ReviewedVoucher): void => {
      setOpened(voucher)
      onOpen(voucher)
    }
    const all = reviewColumns(list.list, texts, { onOpen: open, onPreview, onDecide })
    return all.filter(({ id }) => id !== 'igv' || hasIgv)
  }, [list.list, texts, hasIgv, onOpen, onPreview, onDecide])
  const total = page.answer?.metadata.pagination.total_items ?? 0
  // All rows of a page were decided about at once: others take their place.
  const isRefilling = rows.length === 0 && total > 0
  const selected = rows.filter(({ code }) => chosen.includes(code))
  const downloads = list.list === 'validated' ? massDownload : undefined
  return (
    <div className={panel}>
      <Banner tone="neutral">{texts.notes[list.list]}</Banner>
      <TableCard
        className={manyColumns}
        label={texts.lists[list.list]}
        columns={columns}
        rows={rows}
        rowId={({ code }) => code}
        state={isRefilling ? { status: 'loading' } : page.state}
        isRefreshing={page.isRefreshing}
        empty={{ icon: FileSearchIcon, title: texts.emptyTitle, text: texts.emptyText[list.list] }}
        selection={{
          selectedIds: chosen,
          onChange: setChosen,
          nameOf: serieNumber,
          canSelect: ({ allowed_decisions }) => allowed_decisions.length > 0 || downloads !== undefined,
        }}
        announcement={page.answer ? texts.loaded(total) : ''}
        // On a phone the toolbar stays visible beside the bar of the selection, which has this menu too.
        download={
          rows.length > 0 && selected.length === 0 && downloads ? (
            <ReviewFilesMenu {...downloads} vouchers={rows} />
          ) : undefined
        }
        bulk={
          selected.length > 0 ? (
            <ReviewSelection
              selected={selected}
              onDecide={onDecide}
              onClear={() => setChosen([])}
              massDownload={downloads}
            />
          ) : undefined
        }
        paging={{
          page: list.page,
          size: list.size,
          sizes: voucherPageSizes,
          totalItems: total,
          onChange: (paging) => onListChange({ ...list, ...paging }),
        }}
      />
      <ReviewedVoucherModal
        voucher={opened}
        onDecide={(task) => {
          setOpened(undefined)
          onDecide(task)
        }}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}
