import type { LeftOutWithholdings, PeriodScope } from '@contapro/sdk'
import { useSettings, useUpdateSettings } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { RowButton } from '../../patterns/data-table/row-button.tsx'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { action, concept } from './pdt.css.ts'
import { pdtMessages } from './pdt.messages.ts'

export interface LeftOutNoteProps {
  readonly leftOut: LeftOutWithholdings
  readonly scope: Pick<PeriodScope, 'businessUuid' | 'taxPeriod'>
}

/** Perceptions or retentions of months that are not loaded, under the box that can receive them. One click states them as received. */
export function LeftOutNote({ leftOut: { box, months, left, value }, scope }: LeftOutNoteProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  const locale = useLocale()
  const { show } = useToasts()
  const { refetch } = useSettings(scope.businessUuid)
  const update = useUpdateSettings()
  const partOf = ({ amount, tax_period }: LeftOutWithholdings['months'][number]): string =>
    texts.amountOf(moneyText(centimosOf(amount), locale), formatPeriod(tax_period, locale, 'sentence'))
  const parts = new Intl.ListFormat(locale).format(months.map(partOf))
  const { businessUuid, taxPeriod } = scope
  const fail = (cause: { readonly message: string } | null): void =>
    show({ tone: 'destructive', title: texts.includeFailed, description: cause?.message })
  /** States the amount, or takes back what is stated. Read first: another person may have changed other rows. */
  const state = async (amount: string | undefined, onSuccess: () => void): Promise<void> => {
    const { data, error } = await refetch()
    if (!data || error) return fail(error)
    const others = data.values.stated_carries.filter((row) => row.tax_period !== taxPeriod || row.box !== box)
    const own = amount === undefined ? [] : [{ tax_period: taxPeriod, box, amount }]
    update.mutate({ businessUuid, patch: { stated_carries: [...own, ...others] } }, { onSuccess, onError: fail })
    return undefined
  }
  const undo = (): void => void state(undefined, () => show({ title: texts.leftOutAgain(box) }))
  const include = (): void =>
    void state(`${value}.00`, () =>
      show({
        tone: 'success',
        title: texts.included(box),
        action: { label: texts.undo, altText: texts.undoIncluded(box), onAction: undo },
      }),
    )
  return (
    <>
      <small className={concept}>{left ? texts.leftOutWith(parts, partOf(left)) : texts.leftOut(parts)}</small>
      <div className={action}>
        <RowButton
          icon={PlusIcon}
          text={texts.include}
          label={texts.includeIn(box)}
          unavailable={update.isPending ? texts.including : undefined}
          onClick={include}
        />
      </div>
    </>
  )
}
