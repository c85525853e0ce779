import { readdirSync } from 'node:fs'
import { type CivilDate, centimos, rucCheckDigit, type TaxPeriod } from '@contapro/sunat'
import { formatRegisterRow, type PurchaseRow, registerHeader } from '@contapro/sunat/sire'
import { type DepositFacts, depositsFile } from '../../../test-kit/deposit-files.ts'
import { sampleFile, sampleMonth, sampleRuc, type TestFile } from '../../../test-kit/test-company.ts'
import { zipOf } from '../../../test-kit/zip-file.ts'

/** Of the purchases of a register, one in so many is under detraction, and half of those are deposited. */
const EVERY_DETRACTION = 9
const EVERY_DEPOSIT = 20

export const killedUploadName = (n: number): string => `mes-${n}.zip`

/** The n-th upload: a zip of a large register and of many deposits that overlap with the one before in other words, and of some vouchers. */
export async function killedUpload(n: number, rows: number): Promise<TestFile> {
  // Leaves a quarter of the rows of the one before out, and adds as many new ones.
  const first = n * Math.floor(rows / 4)
  const lines = Array.from({ length: rows }, (_, i) => formatRegisterRow(purchase(first + i, n), 'proposal'))
  const register = { name: 'registro.txt', content: [registerHeader('RCE'), ...lines, ''].join('\r\n') }
  const count = Math.floor(rows / EVERY_DEPOSIT)
  const deposits = Array.from({ length: count }, (_, i) => deposit(first + i * EVERY_DETRACTION, n))
  const report = depositsFile('depositos.csv', deposits)
  const names = readdirSync(new URL('xml/', sampleMonth)).slice(n, n + 10)
  return zipOf(killedUploadName(n), [
    register,
    report,
    ...(await Promise.all(names.map((name) => sampleFile(`xml/${name}`)))),
  ])
}

const zero = centimos(0)

function deposit(i: number, n: number): DepositFacts {
  const { counterpartyDocument: supplier, type, series, number } = purchase(i, n)
  // Half of the receipts of the upload before come again, some with another amount.
  const facts = { receipt: String(i + 1), supplier, voucher: `${type}-${series}-${number}`, amount: `${100 + n}.00` }
  return { ...facts, customer: sampleRuc, period: '202607' }
}

function purchase(i: number, n: number): PurchaseRow {
  const firstTen = `2099${String(100 + (i % 500)).padStart(6, '0')}`
  // A third of the rows has other amounts than in the upload before; a few are boletas.
  const taxable = centimos(10_000 + i + (i % 3 === n % 3 ? n * 100 : 0))
  const igv = centimos(Math.round((taxable * 18) / 100))
  const isBoleta = i % 50 === 0
  return {
    book: 'RCE',
    layout: 'proposal',
    line: 0,
    ownerRuc: sampleRuc,
    ownerName: 'EMPRESA DE PRUEBA S.A.C.',
    period: '202608' as TaxPeriod,
    issuedOn: `2026-08-${String(1 + (i % 28)).padStart(2, '0')}` as CivilDate,
    dueOn: null,
    type: isBoleta ? '03' : '01',
    series: isBoleta ? 'B001' : 'F001',
    number: String(i + 1),
    finalNumber: null,
    counterpartyDocumentType: '6',
    counterpartyDocument: `${firstTen}${rucCheckDigit(firstTen)}`,
    counterpartyName: `PROVEEDOR ${i % 500}`,
    currency: 'PEN',
    exchangeRate: '1.000',
    modified: null,
    noteType: '',
    state: '1',
    customsYear: '',
    hasDetraction: i % EVERY_DETRACTION === 0,
    amounts: {
      taxableDg: isBoleta ? zero : taxable,
      igvDg: isBoleta ? zero : igv,
      taxableDgng: zero,
      igvDgng: zero,
      taxableDng: zero,
      igvDng: zero,
      untaxed: isBoleta ? taxable : zero,
      isc: zero,
      icbper: zero,
      otherCharges: zero,
      total: isBoleta ? taxable : centimos(taxable + igv),
    },
  }
}
