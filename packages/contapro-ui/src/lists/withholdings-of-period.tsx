import type { ContaproError } from '@contapro/sdk'
import { type JSX, useMemo } from 'react'
import { centimosOf } from '../host/centimos-of.ts'
import { MoneyText } from '../patterns/money-text/money-text.tsx'
import { SummedList } from '../patterns/summed-list/summed-list.tsx'
import { ReceiptTextIcon } from '../primitives/icon/icons.ts'
import { useLatest } from '../primitives/latest/use-latest.ts'
import { formatCount } from '../primitives/texts/count.ts'
import { useLocale } from '../primitives/texts/locale.tsx'
import { listPageOf } from './list-page.ts'
import { useLastPage } from './use-last-page.ts'
import type { PageState } from './use-list-state.ts'
import { useVoucherPreview } from './use-voucher-preview.tsx'
import type { Withholding, WithholdingKind, WithholdingList, WithholdingMessages } from './withholding.ts'

export interface WithholdingsOfPeriodProps<Row extends Withholding, List extends WithholdingList<Row>, Texts> {
  readonly kind: WithholdingKind<Row, List, Texts>
  readonly texts: Texts
  readonly query: {
    readonly data: List | undefined
    readonly error: ContaproError | null
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<{ readonly data: List | undefined }>
  }
  readonly list: PageState
  readonly onListChange: (list: PageState) => void
}

const idOf = ({ ruc_supplier: issuer, document_number: number }: Withholding): string => `${issuer} ${number}`

/** The perceptions or retentions of a period: how many, how much, a page of them, and the file of each (part 2 §2). */
export function WithholdingsOfPeriod<
  Row extends Withholding,
  List extends WithholdingList<Row>,
  Texts extends WithholdingMessages,
>({ kind, texts, query, list, onListChange }: WithholdingsOfPeriodProps<Row, List, Texts>): JSX.Element {
  const { view, totalOf, issuerOf, columnsOf } = kind
  const locale = useLocale()
  const { answer, state, isRefreshing, totalPages } = listPageOf(query, texts.loadError)
  useLastPage(totalPages, list.page, (last) => onListChange({ ...list, page: last }))
  const { open, preview } = useVoucherPreview(view)
  const show = useLatest((row: Row) => {
    const renew = async (): Promise<string | null | undefined> =>
      (await query.refetch()).data?.vouchers.find((other) => idOf(other) === idOf(row))?.link
    if (row.link !== null) open({ name: row.document_number, issuer: issuerOf(row), address: row.link, renew })
  })
  const columns = useMemo(() => columnsOf(texts, show), [columnsOf, texts, show])
  const totalItems = answer?.summary.total_items ?? 0
  return (
    <>
      <SummedList
        summary={texts.summary}
        figures={[
          { label: texts.totalCount, value: answer && formatCount(totalItems, locale) },
          { label: texts.totalAmount, value: answer && <MoneyText amount={centimosOf(totalOf(answer))} /> },
        ]}
        label={texts.tableTitle}
        columns={columns}
        rows={answer?.vouchers ?? []}
        rowId={idOf}
        state={state}
        isRefreshing={isRefreshing}
        empty={{ icon: ReceiptTextIcon, title: texts.emptyTitle, text: texts.emptyText }}
        paging={{ ...list, totalItems, onChange: onListChange }}
        announcement={answer ? texts.loaded(totalItems) : ''}
      />
      {preview}
    </>
  )
}
