import {
  centimos,
  countsAsCredit,
  detractionRates,
  igvRates,
  igvSummary,
  type PurchaseDecision,
  purchaseTreatment,
  sumCentimos,
  toDecimalText,
} from '@contapro/sunat'
import { depositVoucherCode } from '@contapro/sunat/deposits'
import {
  detractionState,
  foreignWordTest,
  issuerStanding,
  observePurchase,
  type ObservedPurchase,
} from '@contapro/sunat/observations'
import { type PurchaseRow, registerKey, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, it } from 'vitest'
import { bytesOf, deposits, documents, files, padron, purchases, rowsOf, sales } from './sample-month.ts'

const rce = purchases(await rowsOf(bytesOf(`${files.rceProposal}.txt`)))
const rvie = sales(await rowsOf(bytesOf(`${files.rvieProposal}.txt`)))
const xml = documents()
const settings = {
  igvRates,
  detractionOf: detractionState(detractionRates),
  isForeign: foreignWordTest(['juguetes']),
  issuerRegimeOf: () => undefined,
}

/** What is loaded beside the registers and the XML, and what the accountant decided about everything doubtful. */
interface Stage {
  readonly deposits: Awaited<ReturnType<typeof deposits>>
  readonly padron: Awaited<ReturnType<typeof padron>>
  readonly decision: PurchaseDecision | null
}

const nothing: Stage = { deposits: [], padron: [], decision: null }

function codeOf(row: PurchaseRow): string {
  return voucherCode(registerKey(row))
}

function observed(row: PurchaseRow, stage: Stage): ObservedPurchase {
  const document = xml.get(`${codeOf(row)}.xml`)
  const voucher = document?.kind === 'voucher' ? document : undefined
  const taxpayer = stage.padron.find((entry) => entry.ruc === row.counterpartyDocument)
  return {
    type: row.type,
    issuerDocument: row.counterpartyDocument,
    issuedOn: row.issuedOn,
    period: row.period,
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    originalTotal: voucher?.payable ?? null,
    amounts: row.amounts,
    igvPercents: voucher?.igvPercents ?? [],
    items: voucher?.lines.map((line) => line.description) ?? [],
    issuer: taxpayer ? issuerStanding(taxpayer) : null,
    operationType: voucher?.operationType ?? null,
    hasDetraction: row.hasDetraction,
    detraction: voucher?.detraction ?? { code: null, amount: null, percent: null },
    enteredDetraction: null,
    deposits: stage.deposits.filter((deposit) => depositVoucherCode(deposit) === codeOf(row)),
    annotatedIn: [row.period],
    modified: modifiedOf(row),
  }
}

function modifiedOf({ modified }: PurchaseRow): ObservedPurchase['modified'] {
  if (modified === null) return null
  const isFound = rce.some((other) => other.series === modified.series && other.number === modified.number)
  return { isFound, isPeriodLoaded: modified.issuedOn?.startsWith('2026-08') ?? false }
}

function treated(row: PurchaseRow, stage: Stage) {
  return purchaseTreatment({
    type: row.type,
    issuedOn: row.issuedOn,
    period: row.period,
    state: row.state,
    addresseeRuc: null,
    ownRuc: row.ownerRuc,
    decision: stage.decision,
    observations: observePurchase(observed(row, stage), settings),
  })
}

/** IGV ventas, IGV compras and IGV por pagar. */
function figures(stage: Stage): string[] {
  const salesIgv = sumCentimos(rvie.map((row) => centimos(row.amounts.igv + row.amounts.igvDiscount)))
  const credited = rce.filter((row) => countsAsCredit(row.type, treated(row, stage)))
  const purchaseIgv = sumCentimos(credited.map((row) => centimos(row.amounts.igvDg + row.amounts.igvDgng)))
  const { payable } = igvSummary({ salesIgv, purchaseIgv, previousBalance: centimos(0), showPreviousBalance: false })
  return [salesIgv, purchaseIgv, payable].map(toDecimalText)
}

function doubtful(stage: Stage): (readonly [string, readonly string[]])[] {
  return rce
    .map((row) => [codeOf(row), treated(row, stage)] as const)
    .filter(([, { status }]) => status === 'observado')
    .map(([code, { statusReasons }]) => [code, statusReasons] as const)
}

const withDeposits: Stage = { ...nothing, deposits: await deposits() }
const withPadron: Stage = { ...withDeposits, padron: await padron() }

describe('the sample month, stage by stage', () => {
  it('doubts the detraction while no deposit report is loaded', () => {
    expect(doubtful(nothing)).toEqual([['20990000043-01-E001-12', ['DETRACTION_WITHOUT_DEPOSIT']]])
    expect(figures(nothing)).toEqual(['2189.40', '1191.43', '997.97'])
  })

  it('doubts nothing once the deposit is known', () => {
    expect(doubtful(withDeposits)).toEqual([])
    expect(figures(withDeposits)).toEqual(['2189.40', '2091.43', '97.97'])
  })

  it('doubts every voucher of the two issuers that the padrón speaks against', () => {
    expect(doubtful(withPadron)).toEqual([
      ['20990000043-01-E001-12', ['ISSUER_NOT_FOUND']],
      ['20990000051-01-F002-900', ['ISSUER_NOT_ACTIVE']],
      ['20990000043-01-F001-66', ['ISSUER_NOT_FOUND']],
      ['20990000043-01-F001-67', ['ISSUER_NOT_FOUND']],
      ['20990000051-01-F001-3', ['ISSUER_NOT_ACTIVE']],
    ])
    expect(figures(withPadron)).toEqual(['2189.40', '246.43', '1942.97'])
  })

  it('comes back to where it was when all of them are validated', () => {
    const validated: Stage = { ...withPadron, decision: 'validated' }
    expect(doubtful(validated)).toEqual([])
    expect(figures(validated)).toEqual(['2189.40', '2091.43', '97.97'])
  })

  it('advises to pay by bank exactly what is from S/ 2,000 or US$ 500 on', () => {
    const advised = rce.filter((row) =>
      observePurchase(observed(row, nothing), settings).some(({ code }) => code === 'BANK_PAYMENT_NEEDED'),
    )
    expect(advised.map(codeOf)).toEqual(['20990000043-01-E001-12', '20990000051-01-F002-900'])
  })
})
