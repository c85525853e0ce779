import type { Voucher } from '@contapro/sdk'
import { assertNever } from '../../host/assert-never.ts'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import type { Reason } from '../../patterns/reason-list/reason-list.tsx'
import { isContradiction } from './is-contradiction.ts'
import type { VoucherDetailMessages } from './voucher-detail.messages.ts'

/** Why a voucher counts as it does: its credit, its status, its exchange rate (decisions 20 and 22). */
export function voucherReasons(voucher: Voucher, texts: VoucherDetailMessages, locale: string): readonly Reason[] {
  return [
    ...exchangeRate(voucher, texts),
    ...credit(voucher, texts, locale),
    ...status(voucher, texts),
    ...warnings(voucher, texts),
    ...advices(voucher),
  ]
}

function warnings(voucher: Voucher, texts: VoucherDetailMessages): readonly Reason[] {
  const own = voucher.warnings.filter(isContradiction)
  const others = voucher.warnings.filter((warning) => !isContradiction(warning))
  return [...warningReason('warnings', texts.contradicts, own), ...warningReason('set-aside', texts.setAside, others)]
}

function warningReason(id: string, title: string, found: Voucher['warnings']): readonly Reason[] {
  return found.length === 0 ? [] : [{ id, tone: 'wait', title, sentences: found.map(({ message }) => message) }]
}

/** The server's words, each with its title. */
function advices({ sale_advices: found = [] }: Voucher): readonly Reason[] {
  return found.map(({ code, name, message }) => ({ id: code, tone: 'wait', title: name, sentences: [message] }))
}

function exchangeRate(voucher: Voucher, texts: VoucherDetailMessages): readonly Reason[] {
  if (!voucher.flag_missing_exchange_rate) return []
  const title = texts.missingExchangeRate
  const isOfOther = voucher.exchange_rate_date === null
  const sentences = [isOfOther ? texts.missingModifiedText : texts.missingExchangeRateText]
  return [{ id: 'exchange-rate', tone: 'bad', title, sentences }]
}

function credit(voucher: Voucher, texts: VoucherDetailMessages, locale: string): readonly Reason[] {
  const given = voucher.igv_credit_reasons.map(texts.reason)
  const or = (text: string): readonly string[] => (given.length > 0 ? given : [text])
  switch (voucher.igv_credit) {
    case 'yes':
      return [{ id: 'credit', tone: 'good', title: texts.creditYes, sentences: or(texts.creditYesText) }]
    case 'no':
      return [{ id: 'credit', tone: 'bad', title: texts.creditNo, sentences: given }]
    case 'later': {
      const { igv_credit_period: period } = voucher
      const title = period === null ? texts.creditLater : texts.creditLaterIn(formatPeriod(period, locale, 'sentence'))
      return [{ id: 'credit', tone: 'wait', title, sentences: or(texts.creditLaterText) }]
    }
    case null:
      return []
    default:
      return assertNever(voucher.igv_credit)
  }
}

function status(voucher: Voucher, texts: VoucherDetailMessages): readonly Reason[] {
  if (voucher.status === null) return []
  const tone = { 'gasto deducible': 'good', 'gasto no deducible': 'bad', observado: 'wait' } as const
  const sentences = voucher.status_reasons.map(texts.reason)
  return [{ id: 'status', tone: tone[voucher.status], title: texts.statusText(voucher.status), sentences }]
}
