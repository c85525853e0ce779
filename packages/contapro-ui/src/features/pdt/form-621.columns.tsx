import type { Pdt621Box } from '@contapro/sdk'
import type { JSX, ReactNode } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import type { DataColumn } from '../../patterns/data-table/data-column.ts'
import { RowButton } from '../../patterns/data-table/row-button.tsx'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../patterns/money-text/money-text.tsx'
import { ReceiptTextIcon } from '../../primitives/icon/icons.ts'
import { formatCount } from '../../primitives/texts/count.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { CopiedBox, CopiedMark } from './copied-box.tsx'
import { concept, offDifference, offMark } from './pdt.css.ts'
import type { PdtMessages } from './pdt.messages.ts'
import { onPaper } from './pdt-print.css.ts'

/** The box that holds the balance of the period before. */
const BALANCE_BOX = '145'

/** Boxes that hold credit notes: what comes from the month before raises them. */
const discountBoxes = ['102', '103']

/** What the columns of the form are made of. */
export interface BoxColumnParts {
  readonly texts: PdtMessages
  readonly locale: string
  /** The period that the balance comes from, in words. */
  readonly carriedFrom: string | undefined
  /** The months before and after, in words. */
  readonly neighbours: { readonly before: string; readonly after: string }
  /** What a box could receive beside its own carry, under its name. */
  readonly leftOutOf: (box: string) => ReactNode
  /** What was last copied of each box, by its number. */
  readonly copied: Readonly<Record<string, number>>
  readonly onCopied: (box: string, value: number) => void
  readonly onVouchers: (box: Pdt621Box) => void
  /** Opens the vouchers that make a difference which is more than rounding. */
  readonly onOff: (box: Pdt621Box) => void
}

/** Exact decimal text in soles; '-' without one. */
const money = (amount: string | null): JSX.Element => (
  <MoneyText variant="row" amount={amount === null ? null : centimosOf(amount)} />
)

/** The columns of Formulario 621: what goes into the box comes from its base by SUNAT's rounding (decisions 17). */
export function boxColumns(parts: BoxColumnParts): DataColumn<Pdt621Box>[] {
  const { texts, locale, carriedFrom, leftOutOf, copied, onCopied, onVouchers, onOff } = parts
  const noteOf = ({ box, formula, base_box: base }: Pdt621Box): string | undefined => {
    if (box === BALANCE_BOX && carriedFrom !== undefined) return texts.carriedFrom(carriedFrom)
    if (formula !== null) return texts.formula(formula)
    return base === null ? undefined : texts.taxOf(base)
  }
  return [
    {
      id: 'box',
      header: texts.box,
      cell: ({ box }) => box,
      numeric: true,
      emphasis: 'strong',
      isKey: true,
      entry: 'left',
    },
    {
      id: 'concept',
      header: texts.concept,
      cell: (box) => (
        <>
          <span>{box.label}</span>
          {[noteOf(box), ...carriesOf(box, parts)].map((note) =>
            note === undefined ? null : (
              <small key={note} className={concept}>
                {note}
              </small>
            ),
          )}
          {leftOutOf(box.box)}
        </>
      ),
      entry: 'main',
    },
    { id: 'sum', header: texts.sum, cell: ({ sum }) => money(sum), align: 'end', numeric: true },
    {
      id: 'value',
      header: texts.value,
      cell: ({ box, value }) => (
        <>
          <span>{formatCount(value, locale)}</span>
          <CopiedMark value={value} copied={copied[box]} texts={texts} locale={locale} />
        </>
      ),
      align: 'end',
      numeric: true,
      emphasis: 'strong',
      entry: 'amount',
    },
    {
      id: 'copy',
      header: texts.copyColumn,
      headerHidden: true,
      cell: (box) => <CopiedBox box={box} onCopied={onCopied} />,
      width: '48px',
      align: 'end',
      entry: 'action',
    },
    {
      id: 'difference',
      header: texts.difference,
      cell: (box) =>
        box.flag_off === true ? <OffDifference box={box} texts={texts} onOpen={onOff} /> : money(box.difference),
      align: 'end',
      numeric: true,
      emphasis: 'soft',
    },
    {
      id: 'vouchers',
      header: texts.boxVouchers,
      cell: (box) =>
        box.vouchers_address === null || box.vouchers_count === 0 ? null : (
          <BoxVouchers box={box} texts={texts} onOpen={onVouchers} />
        ),
      align: 'end',
      entry: 'action',
    },
  ]
}

interface BoxVouchersProps extends Pick<BoxColumnParts, 'texts'> {
  readonly box: Pdt621Box
  readonly onOpen: (box: Pdt621Box) => void
}

/** Link to the vouchers of a box. Its text contains their number if the answer has it. */
function BoxVouchers({ box, texts, onOpen }: BoxVouchersProps): JSX.Element {
  const locale = useLocale()
  const { box: number, vouchers_count: count } = box
  return (
    <>
      <RowButton
        icon={ReceiptTextIcon}
        text={count === null ? texts.boxVouchers : texts.seeVouchers(count)}
        label={count === null ? `${texts.boxVouchers}: ${number}` : texts.seeVouchersOf(number, count)}
        onClick={() => onOpen(box)}
      />
      {count === null ? null : (
        <span translate="no" className={onPaper}>
          {formatCount(count, locale)}
        </span>
      )}
    </>
  )
}

interface OffDifferenceProps extends Pick<BoxColumnParts, 'texts'> {
  readonly box: Pdt621Box
  readonly onOpen: (box: Pdt621Box) => void
}

/** A difference that is more than rounding, and the way to its vouchers. */
function OffDifference({ box, texts, onOpen }: OffDifferenceProps): JSX.Element {
  return (
    <div className={offDifference}>
      <span>{money(box.difference)}</span>
      <span className={offMark}>{texts.notRounding}</span>
      <RowButton
        icon={ReceiptTextIcon}
        text={texts.seeOff}
        label={texts.seeOffOf(box.box)}
        onClick={() => onOpen(box)}
      />
    </div>
  )
}

/** What the box received, what it leaves, and who stated it. */
function carriesOf(
  { box, received_amount: received, left_amount: left, flag_stated: isStated, stated_entry: entry }: Pdt621Box,
  { texts, locale, neighbours: { before, after } }: BoxColumnParts,
): string[] {
  const text = (amount: string): string => moneyText(centimosOf(amount), locale)
  const receivedText = discountBoxes.includes(box) ? texts.discountsFrom : texts.receivedFrom
  return [
    ...(centimosOf(received) > 0 ? [receivedText(text(received), before)] : []),
    ...(centimosOf(left) > 0 ? [texts.leftTo(text(left), box, after)] : []),
    ...(isStated
      ? [entry ? texts.statedBy(entry.entered_by, formatInstant(entry.entered_at, locale)) : texts.statedByHand]
      : []),
  ]
}
