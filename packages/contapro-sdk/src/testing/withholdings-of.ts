import { parseCentimos, sumCentimos, toDecimalText, zeroCentimos } from '@contapro/sunat'
import type { Perception, Retention } from '../contract/contract.ts'
import { somePerceptions, someRetentions } from './builders/some-withholdings.ts'
import { type MockData, periodKey, voucherKey } from './mock-data.ts'

/** The perceptions of a period that has vouchers. */
export function perceptionsOf(data: MockData, ruc: string, taxPeriod: string): readonly Perception[] {
  return (
    data.perceptions.get(periodKey(ruc, taxPeriod)) ??
    (isKnown(data, ruc, taxPeriod) ? somePerceptions(ruc, taxPeriod) : [])
  )
}

/** The retentions of a period that has vouchers. */
export function retentionsOf(data: MockData, ruc: string, taxPeriod: string): readonly Retention[] {
  return (
    data.retentions.get(periodKey(ruc, taxPeriod)) ??
    (isKnown(data, ruc, taxPeriod) ? someRetentions(ruc, taxPeriod) : [])
  )
}

/** Sum of the perceptions that stand: reverted ones count for nothing. */
export function perceptionSum(perceptions: readonly Perception[]): string {
  return sumOfIssued(perceptions.map(({ state, perception_amount: amount }) => ({ state, amount })))
}

/** Sum of the retentions that stand: reverted ones count for nothing. */
export function retentionSum(retentions: readonly Retention[]): string {
  return sumOfIssued(retentions.map(({ state, retention_amount: amount }) => ({ state, amount })))
}

function sumOfIssued(rows: readonly { readonly state: string; readonly amount: string }[]): string {
  const issued = rows.filter(({ state }) => state === 'Emitido')
  return toDecimalText(sumCentimos(issued.map(({ amount }) => parseCentimos(amount) ?? zeroCentimos)))
}

function isKnown({ vouchers }: MockData, ruc: string, taxPeriod: string): boolean {
  return (['COMPRA', 'VENTA'] as const).some((side) => vouchers.has(voucherKey(ruc, taxPeriod, side)))
}
