import { periodOf } from '@contapro/sunat'
import { voucherCode } from '@contapro/sunat/sire'
import { collectedPerception, type UblVoucher, type UblWithholding } from '@contapro/sunat/ubl'
import type { WithholdingReference } from '../../platform/db/schema/withholdings.ts'

/** A perception or retention as a row of `withholdings`, without its versions. */
export interface WithholdingRow {
  readonly code: string
  readonly xmlDocument: string
  /** 01: a factura that proves its perception itself. */
  readonly type: '20' | '40' | '01'
  readonly series: string
  readonly number: string
  readonly issuedOn: string
  readonly period: string
  readonly role: 'agent' | 'receiver'
  readonly agentDocument: string
  readonly agentName: string
  readonly receiverDocument: string
  readonly receiverName: string
  readonly regime: string
  readonly percent: string
  readonly amount: number
  readonly net: number
  readonly references: readonly WithholdingReference[]
}

export function withholdingRow(
  withholding: UblWithholding,
  role: 'agent' | 'receiver',
  sha256: string,
): WithholdingRow {
  const { type, series, number, agent, receiver } = withholding
  return {
    code: voucherCode({ issuerDocument: agent.document, type, series, number }),
    xmlDocument: sha256,
    type,
    series,
    number,
    issuedOn: withholding.issuedOn,
    period: periodOf(withholding.issuedOn),
    role,
    agentDocument: agent.document,
    agentName: agent.name,
    receiverDocument: receiver.document,
    receiverName: receiver.name,
    regime: withholding.regime,
    percent: withholding.percent,
    amount: withholding.amount,
    net: withholding.net,
    references: withholding.references.map((r) => ({
      type: r.type,
      series: r.series,
      number: r.number,
      issuedOn: r.issuedOn,
      totalCentimos: r.total,
      currency: r.currency,
      amountCentimos: r.amount,
      paidOn: r.paidOn,
    })),
  }
}

/** The perception that a factura proves to have been collected from its customer; undefined where it proves none. */
export function perceptionInside(voucher: UblVoucher, sha256: string): WithholdingRow | undefined {
  const perception = collectedPerception(voucher)
  if (perception === null) return undefined
  const { series, number, issuedOn, supplier, customer } = voucher
  const type = '01'
  return {
    code: voucherCode({ issuerDocument: supplier.document, type, series, number }),
    xmlDocument: sha256,
    type,
    series,
    number,
    issuedOn,
    period: periodOf(issuedOn),
    role: 'receiver',
    agentDocument: supplier.document,
    agentName: supplier.name,
    receiverDocument: customer.document,
    receiverName: customer.name,
    regime: perception.regime,
    percent: perception.percent,
    amount: perception.amount,
    net: perception.toCollect ?? voucher.payable,
    references: [],
  }
}
