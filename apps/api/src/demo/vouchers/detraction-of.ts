import { detractionAmount, multiplyByRate } from '@contapro/sunat'
import type { TradeDetraction } from '../catalogue/trade.ts'
import type { DemoAmounts, DemoVoucher } from './demo-voucher.ts'
import { payableOf } from './voucher-amounts.ts'

/** Anexo 3 services and freight: operation types of catálogo 51. */
const FREIGHT_CODE = '027'

/** The detraction of a taxed factura above the limit, in soles whatever its currency. */
export function detractionOf(
  rule: TradeDetraction | null,
  amounts: DemoAmounts,
  exchangeRate: string,
): DemoVoucher['detraction'] {
  const soles = multiplyByRate(payableOf(amounts), exchangeRate)
  if (!rule || amounts.igv === 0 || soles <= rule.aboveSoles * 100) return null
  return { code: rule.code, percent: rule.percent, amount: detractionAmount(soles, rule.percent) }
}

/** Operation type of a voucher with or without detraction: 1001, 1004 for freight, else 0101. */
export function operationTypeOf(detraction: DemoVoucher['detraction']): string {
  if (!detraction) return '0101'
  return detraction.code === FREIGHT_CODE ? '1004' : '1001'
}
