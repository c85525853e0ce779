import type { TotalAmount } from '@contapro/sdk'
import type { Centimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import type { NavigationTarget } from '../../../host/navigation-target.ts'
import { useTargetAnchor } from '../../../host/target-link.tsx'
import { moneyText } from '../../../patterns/money-text/money-parts.ts'
import { MoneyText } from '../../../patterns/money-text/money-text.tsx'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EqualIcon, MinusIcon } from '../../../primitives/icon/icons.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import type { BarPart, IgvEquation } from './igv-equation.ts'
import {
  equation as equationClass,
  inFavour,
  key,
  label as labelClass,
  link,
  note as noteClass,
  operator,
  operatorIcon,
  partColors,
  term,
  total as totalClass,
  value,
} from './overview.css.ts'
import { overviewMessages } from './overview.messages.ts'
import { shareText } from './share-text.ts'

export interface IgvTermsProps {
  readonly equation: IgvEquation
  readonly total: TotalAmount
  readonly taxPeriod: string
  readonly businessUuid?: string
}

/** The terms with their operators: one line where there is room, else a ledger with a double rule before the result. */
export function IgvTerms({ equation, total, taxPeriod, businessUuid }: IgvTermsProps): JSX.Element {
  const texts = useTexts(overviewMessages)
  const locale = useLocale()
  const isFavour = equation.result.kind === 'favour'
  const place = { businessUuid, taxPeriod }
  const share = shareText(equation.result.amount, equation.sales, locale)
  const balancePeriod = total.positive_balance_period
  const balanceNote = (period: string | null): string =>
    period === null ? texts.openingBalanceNote : texts.previousBalanceNote(formatPeriod(period, locale, 'sentence'))
  return (
    <div className={equationClass}>
      <Term
        label={texts.sales}
        amount={equation.sales}
        part={isFavour ? 'sales' : undefined}
        note={noteOf(total.sales_cpes_count, texts.salesNote)}
        target={{ to: 'vouchers', operation: 'VENTA', figure: 'igv-ventas', ...place }}
        linkLabel={texts.seeSales(moneyText(equation.sales, locale))}
      />
      <Term
        sign="minus"
        label={texts.purchases}
        amount={equation.purchases}
        part="purchases"
        note={noteOf(total.purchase_credit_cpes_count, texts.purchasesNote)}
        target={{ to: 'vouchers', operation: 'COMPRA', figure: 'igv-compras', ...place }}
        linkLabel={texts.seePurchases(moneyText(equation.purchases, locale))}
      />
      {equation.previousBalance === undefined ? null : (
        <Term
          sign="minus"
          label={texts.previousBalance}
          amount={equation.previousBalance}
          part="balance"
          target={balancePeriod ? { to: 'dashboard', businessUuid, taxPeriod: balancePeriod } : undefined}
          linkLabel={texts.seePreviousBalance(moneyText(equation.previousBalance, locale))}
          note={balancePeriod === undefined ? undefined : balanceNote(balancePeriod)}
        />
      )}
      <Term
        sign="equal"
        isTotal
        label={isFavour ? texts.balanceInFavour : texts.payable}
        amount={equation.result.amount}
        part={isFavour ? 'favour' : 'payable'}
        note={isFavour ? texts.balanceNote : share && texts.payableNote(share)}
      />
    </div>
  )
}

/** A note with the number of vouchers. Undefined if the answer has no count. */
const noteOf = (count: number | undefined, text: (count: number) => string): string | undefined =>
  count === undefined ? undefined : text(count)

interface TermProps {
  readonly sign?: 'minus' | 'equal'
  readonly label: string
  readonly amount: Centimos
  readonly part?: BarPart
  readonly note?: string
  readonly isTotal?: boolean
  readonly target?: NavigationTarget
  readonly linkLabel?: string
}

function Term({ sign, label, amount, part, note, isTotal = false, target, linkLabel }: TermProps): JSX.Element {
  const texts = useTexts(overviewMessages)
  return (
    <div className={clsx(term, isTotal && totalClass, part === 'favour' && inFavour)}>
      {sign ? (
        <span className={operator}>
          <Icon
            as={sign === 'minus' ? MinusIcon : EqualIcon}
            size="sm"
            className={operatorIcon}
            label={sign === 'minus' ? texts.minus : texts.equals}
          />
        </span>
      ) : null}
      <span className={labelClass}>
        {part ? <span className={clsx(key, partColors[part])} /> : null}
        {target ? <TermLink target={target} label={label} fullLabel={linkLabel ?? label} /> : <span>{label}</span>}
      </span>
      <span className={value}>
        <MoneyText amount={amount} variant={isTotal ? 'result' : 'figure'} />
      </span>
      {note ? <span className={noteClass}>{note}</span> : null}
    </div>
  )
}

function TermLink(props: {
  readonly target: NavigationTarget
  readonly label: string
  readonly fullLabel: string
}): JSX.Element {
  const anchor = useTargetAnchor(props.target)
  if (!anchor) return <span>{props.label}</span>
  return (
    <a className={link} aria-label={props.fullLabel} {...anchor}>
      {props.label}
    </a>
  )
}
