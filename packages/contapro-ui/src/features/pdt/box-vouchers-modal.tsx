import type { Pdt621Box, Pdt621VoucherList, PeriodScope } from '@contapro/sdk'
import { usePdt621Vouchers } from '@contapro/sdk/react'
import { type JSX, useMemo, useState } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { listPageOf } from '../../lists/list-page.ts'
import { useLastPage } from '../../lists/use-last-page.ts'
import { firstPage } from '../../lists/use-list-state.ts'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { TableCard } from '../../patterns/data-table/table-card.tsx'
import { DateText } from '../../patterns/date-text/date-text.tsx'
import { ClampedText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { concept } from './pdt.css.ts'
import { type PdtMessages, pdtMessages } from './pdt.messages.ts'

type BoxVoucher = Pdt621VoucherList['data'][number]

/** Props of `BoxVouchersModal`. */
export interface BoxVouchersModalProps {
  readonly box: Pdt621Box
  /** Only those whose tax is not that of their base, each with its difference. */
  readonly isOff: boolean
  readonly scope: PeriodScope
  readonly onClose: () => void
}

/** The vouchers that make up a box, each with what it adds: the trace of a figure (decisions 17). */
export function BoxVouchersModal({ box: { box, label }, isOff, scope, onClose }: BoxVouchersModalProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  const [list, setList] = useState(firstPage)
  const page = listPageOf(usePdt621Vouchers({ ...scope, box, isOff, ...list }), texts.loadError)
  useLastPage(page.totalPages, list.page, (last) => setList({ ...list, page: last }))
  const locale = useLocale()
  const { taxPeriod } = scope
  const columns = useMemo(() => columnsOf(texts, { taxPeriod, locale, isOff }), [texts, taxPeriod, locale, isOff])
  const title = isOff ? texts.offOfBox(box) : texts.vouchersOfBox(box)
  const totalItems = page.answer?.summary.total_items ?? 0
  return (
    <Modal open size="lg" title={title} description={isOff ? texts.offText : label} onClose={onClose}>
      <TableCard
        label={title}
        columns={columns}
        rows={page.answer?.data ?? []}
        rowId={({ code }) => code}
        state={page.state}
        isRefreshing={page.isRefreshing}
        empty={
          isOff
            ? { title: texts.offEmptyTitle, text: texts.offEmptyText }
            : { title: texts.emptyTitle, text: texts.emptyText }
        }
        paging={{ ...list, totalItems, onChange: setList }}
        announcement={page.answer ? texts.loaded(totalItems) : ''}
        tools={
          page.answer && !isOff ? (
            <Text variant="subsection">
              <span>{texts.vouchersTotal}</span> <MoneyText amount={centimosOf(page.answer.summary.box_amount)} />
            </Text>
          ) : null
        }
      />
    </Modal>
  )
}

interface BoxPlace {
  readonly taxPeriod: string
  readonly locale: string
  readonly isOff: boolean
}

function columnsOf(texts: PdtMessages, { taxPeriod, locale, isOff }: BoxPlace): readonly DataColumn<BoxVoucher>[] {
  return [
    {
      id: 'issue-date',
      header: texts.issueDate,
      cell: ({ issue_date }) => <DateText date={issue_date} />,
      numeric: true,
      emphasis: 'soft',
      entry: 'right',
    },
    {
      id: 'serie-number',
      header: texts.serieNumber,
      cell: ({ serie, number, tax_period }) => (
        <>
          <span>{`${serie}-${number}`}</span>
          {tax_period === undefined || tax_period === taxPeriod ? null : (
            <span className={concept}>{texts.registeredIn(formatPeriod(tax_period, locale, 'sentence'))}</span>
          )}
        </>
      ),
      numeric: true,
      emphasis: 'strong',
      isKey: true,
      entry: 'left',
    },
    {
      id: 'party',
      header: texts.party,
      translate: 'no',
      cell: ({ supplier_business_name }) => <ClampedText text={supplier_business_name} />,
      entry: 'main',
    },
    {
      id: 'amount',
      header: texts.boxAmount,
      cell: ({ box_amount }) => <MoneyText variant="row" amount={centimosOf(box_amount)} />,
      align: 'end',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
    },
    ...(isOff ? [differenceColumn(texts)] : []),
  ]
}

const differenceColumn = (texts: PdtMessages): DataColumn<BoxVoucher> => ({
  id: 'difference',
  header: texts.boxDifference,
  cell: ({ box_difference: difference }) => (
    <MoneyText variant="row" amount={difference === undefined ? null : centimosOf(difference)} />
  ),
  align: 'end',
  numeric: true,
})
