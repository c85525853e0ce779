import type { Perception, PerceptionList } from '@contapro/sdk'
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
import { perceptionColumns } from './perceptions-table.columns.tsx'
import { perceptionsMessages } from './perceptions.messages.ts'

export interface PerceptionsViewProps {
  readonly page: ListPage<PerceptionList>
  readonly list: PageState
  readonly onListChange: (list: PageState) => void
  /** 'Ver comprobante' of a row that has a file. */
  readonly onVoucher: (perception: Perception) => void
}

/** The perceptions of a period: how many, how much, and a page of them. */
export function PerceptionsView({ page, list, onListChange, onVoucher }: PerceptionsViewProps): JSX.Element {
  const texts = useMessages(perceptionsMessages)
  const locale = useLocale()
  const show = useLatest(onVoucher)
  const columns = useMemo(() => perceptionColumns(texts, show), [texts, show])
  const { answer, state, isRefreshing } = page
  const totalItems = answer?.summary.total_items ?? 0
  return (
    <SummedList
      summary={texts.summary}
      figures={[
        { label: texts.totalCount, value: answer && formatCount(totalItems, locale) },
        {
          label: texts.totalAmount,
          value: answer && <MoneyText amount={centimosOf(answer.summary.total_amount_perceptions)} />,
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
