import type { Retention, RetentionList } from '@contapro/sdk'
import { type JSX, useMemo } from 'react'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { SummedList } from '../../patterns/summed-list/summed-list.tsx'
import { ReceiptTextIcon } from '../../primitives/icon/icons.ts'
import { formatCount } from '../../primitives/texts/count.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { centimosOf } from '../../provider/centimos-of.ts'
import type { ListPage } from '../../provider/list-page.ts'
import { useMessages } from '../../provider/messages.tsx'
import { useLatest } from '../../provider/use-latest.ts'
import type { PageState } from '../../provider/use-list-state.ts'
import { retentionColumns } from './retentions-table.columns.tsx'
import { retentionsMessages } from './retentions.messages.ts'

export interface RetentionsViewProps {
  readonly page: ListPage<RetentionList>
  readonly list: PageState
  readonly onListChange: (list: PageState) => void
  /** 'Ver comprobante' of a row that has a file. */
  readonly onVoucher: (retention: Retention) => void
}

/** The retentions of a period: how many, how much, and a page of them. */
export function RetentionsView({ page, list, onListChange, onVoucher }: RetentionsViewProps): JSX.Element {
  const texts = useMessages(retentionsMessages)
  const locale = useLocale()
  const show = useLatest(onVoucher)
  const columns = useMemo(() => retentionColumns(texts, show), [texts, show])
  const { answer, state, isRefreshing } = page
  const totalItems = answer?.summary.total_items ?? 0
  return (
    <SummedList
      summary={texts.summary}
      figures={[
        { label: texts.totalCount, value: answer && formatCount(totalItems, locale) },
        {
          label: texts.totalAmount,
          value: answer && <MoneyText amount={centimosOf(answer.summary.total_amount_retentions)} />,
        },
      ]}
      label={texts.tableTitle}
      columns={columns}
      rows={answer?.vouchers ?? []}
      rowId={({ code }) => code}
      state={state}
      isRefreshing={isRefreshing}
      empty={{ icon: ReceiptTextIcon, title: texts.emptyTitle, text: texts.emptyText }}
      paging={{ ...list, totalItems, onChange: onListChange }}
      announcement={answer ? texts.loaded(totalItems) : ''}
    />
  )
}
