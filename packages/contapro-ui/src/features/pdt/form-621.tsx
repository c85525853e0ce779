import type { Pdt621, Pdt621Box, PeriodScope } from '@contapro/sdk'
import { useCopiedBoxes, usePdt621 } from '@contapro/sdk/react'
import { addMonths, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import { type JSX, useMemo, useState } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { LoadFailure } from '../../host/load-failure.tsx'
import { useTargetAnchor } from '../../host/target-link.tsx'
import { DataTable } from '../../patterns/data-table/data-table.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { formatPeriodRange } from '../../patterns/period-text/format-period-range.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardHead } from '../../primitives/card/card.tsx'
import { TriangleAlertIcon } from '../../primitives/icon/icons.ts'
import { useLatest } from '../../primitives/latest/use-latest.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { BoxVouchersModal } from './box-vouchers-modal.tsx'
import { boxColumns } from './form-621.columns.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import { emptyBox, fold, folded, formText, heading, sectionHead, sections, unfold, waiting } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'
import { whole } from './pdt-print.css.ts'

/** The sections of the form, in its order. */
const sectionNames = ['ventas', 'compras', 'ivap', 'determinacion'] as const

/** The boxes of Formulario 621: what goes into each, the exact sum of its vouchers, and the difference (decisions 17). */
export function Form621({ scope }: { readonly scope: PeriodScope }): JSX.Element | null {
  const texts = useTexts(pdtMessages)
  const { data, error, refetch } = usePdt621(scope)
  // Without vouchers the report says so already.
  if (data?.boxes.length === 0) return <InterruptedNote form={data} scope={scope} />
  return (
    <section aria-label={texts.form}>
      <Text as="h2" variant="section" className={heading}>
        {texts.form}
      </Text>
      <Text variant="small" tone="secondary" className={formText}>
        {texts.formText}
      </Text>
      {data ? <Boxes key={`${scope.businessUuid} ${scope.taxPeriod}`} form={data} scope={scope} /> : null}
      {error && !data ? (
        <Card>
          <LoadFailure title={texts.formLoadError} message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : null}
      {error || data ? null : (
        <div className={waiting} aria-busy="true">
          <Spinner size="lg" label={texts.formLoading} />
        </div>
      )}
    </section>
  )
}

/** The box whose vouchers are shown: all of them, or those that are off. */
interface OpenBox {
  readonly box: Pdt621Box
  readonly isOff: boolean
}

interface BoxesProps {
  readonly form: Pdt621
  readonly scope: PeriodScope
}

function Boxes({ form, scope }: BoxesProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  const locale = useLocale()
  const [open, setOpen] = useState<OpenBox>()
  const [copied, markCopied] = useCopiedBoxes(scope)
  const onCopied = useLatest(markCopied)
  const { businessUuid } = scope
  const { positive_balance_period: carriedPeriod, left_out_withholdings: leftOut } = form
  const columns = useMemo(() => {
    const carriedFrom = carriedPeriod === null ? undefined : formatPeriod(carriedPeriod, locale, 'sentence')
    const monthAt = (months: number): string =>
      formatPeriod(addMonths(form.tax_period as TaxPeriod, months), locale, 'sentence')
    const neighbours = { before: monthAt(-1), after: monthAt(1) }
    const onVouchers = (box: Pdt621Box) => setOpen({ box, isOff: false })
    const onOff = (box: Pdt621Box) => setOpen({ box, isOff: true })
    const place = { businessUuid, taxPeriod: form.tax_period }
    const leftOutOf = (number: string) =>
      leftOut?.map((one) => one.box === number && <LeftOutNote key={one.box} leftOut={one} scope={place} />)
    return boxColumns({ texts, locale, carriedFrom, neighbours, leftOutOf, copied, onCopied, onVouchers, onOff })
  }, [texts, locale, carriedPeriod, form.tax_period, leftOut, businessUuid, copied, onCopied])
  return (
    <div className={sections}>
      <InterruptedNote form={form} scope={scope} />
      {form.flag_prorrata_missing ? (
        <Banner tone="warning" icon={TriangleAlertIcon} title={texts.prorrataMissing}>
          {texts.prorrataMissingText}
        </Banner>
      ) : null}
      {sectionNames.map((section) => (
        <Section key={section} title={texts.section[section]} columns={columns} rows={boxesOf(form, section)} />
      ))}
      <CarryNotes form={form} />
      {form.prorrata_coefficient === null ? null : (
        <Text variant="small" tone="secondary">
          {texts.prorrata(form.prorrata_coefficient)}
        </Text>
      )}
      {open ? <BoxVouchersModal {...open} scope={scope} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}

/** The months that are missing between what an earlier form leaves and this one. */
function InterruptedNote({ form, scope }: BoxesProps): JSX.Element | null {
  const texts = useTexts(pdtMessages)
  const locale = useLocale()
  const { businessUuid } = scope
  const anchor = useTargetAnchor({ to: 'settings', section: 'stated_carries', businessUuid })
  const interrupted = form.interrupted_carry
  if (!interrupted) return null
  return (
    <Banner
      tone="warning"
      icon={TriangleAlertIcon}
      title={texts.interrupted(formatPeriodRange(interrupted.from_period, interrupted.to_period, locale))}
      action={anchor && { label: texts.interruptedLink, ...anchor }}
    >
      {texts.interruptedText(formatPeriod(interrupted.after_period, locale, 'sentence'))}
    </Banner>
  )
}

/** What is carried, beside the boxes: the exact balance with what the rounding makes of it, and whose reading the carry of credit notes is. */
function CarryNotes({ form }: { readonly form: Pdt621 }): JSX.Element {
  const texts = useTexts(pdtMessages)
  const locale = useLocale()
  const [exact, rounding] = [form.positive_balance_amount, form.positive_balance_rounding].map(centimosOf)
  const names = (form.positive_balance_off_periods ?? []).map((period) => formatPeriod(period, locale, 'sentence'))
  const offPeriods = new Intl.ListFormat(locale).format(names)
  const hasCarry = form.boxes.some(
    ({ received_amount, left_amount }) => centimosOf(received_amount) > 0 || centimosOf(left_amount) > 0,
  )
  return (
    <>
      {exact || rounding ? (
        <Text variant="small" tone="secondary">
          {offPeriods === ''
            ? texts.balanceExact(moneyText(exact, locale), moneyText(rounding, locale))
            : texts.balanceOff(moneyText(exact, locale), moneyText(rounding, locale), offPeriods)}
        </Text>
      ) : null}
      {hasCarry ? (
        <Text variant="small" tone="secondary">
          {texts.leftReading}
        </Text>
      ) : null}
    </>
  )
}

const boxesOf = ({ boxes }: Pdt621, section: Pdt621Box['section']): readonly Pdt621Box[] =>
  boxes.filter((box) => box.section === section)

interface SectionProps {
  readonly title: string
  readonly columns: ReturnType<typeof boxColumns>
  readonly rows: readonly Pdt621Box[]
}

function Section({ title, columns, rows }: SectionProps): JSX.Element | null {
  const texts = useTexts(pdtMessages)
  const [isFolded, setFolded] = useState(true)
  const empty = rows.filter(isEmpty).length
  if (rows.length === 0) return null
  return (
    <Card aria-label={title} className={whole}>
      <CardHead headingLevel="h3" title={title} className={sectionHead} />
      <div className={clsx(fold, isFolded && folded)}>
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowId={({ box }) => box}
          rowClass={(box) => (isEmpty(box) ? emptyBox : undefined)}
          empty={{ title: texts.emptyTitle }}
        />
        {empty > 0 ? (
          <Button variant="ghost" className={unfold} aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            {isFolded ? texts.showEmptyBoxes(empty) : texts.hideEmptyBoxes}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

/** A box that no voucher and no other period puts anything into. One that follows from others says so by its 0. */
const isEmpty = ({ formula, value, vouchers_count, received_amount }: Pdt621Box): boolean =>
  formula === null && value === 0 && !vouchers_count && centimosOf(received_amount) === zeroCentimos
