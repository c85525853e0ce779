import type { DepositFile, DepositFileDifference, Detraction, PossibleDetraction } from '@contapro/sdk'
import {
  aDetraction,
  anUnpaidDetraction,
  aRuc,
  type MockData,
  MOCK_TAX_PERIOD,
  periodKey,
  someMockData,
} from '@contapro/sdk/testing'

/** The mock's first company with these detractions in its newest period, and these in the one before. */
export function dataWith(newest: readonly Detraction[], before: readonly Detraction[] = []): () => MockData {
  return () => {
    const data = someMockData()
    const ruc = data.businesses[0]?.ruc ?? ''
    data.detractions.set(periodKey(ruc, MOCK_TAX_PERIOD), [...newest])
    data.detractions.set(periodKey(ruc, '202607'), [...before])
    return data
  }
}

const withFile = (name: string): Pick<Detraction, 'img_cpe_file_url'> => ({
  img_cpe_file_url: `https://mock.contapro.pe/app/internal/voucher-files/1/${name}.jpeg?expires=1&signature=x`,
})

/** A deposit with everything that a receipt can say but the number of payment. */
export const whole: Detraction = aDetraction(withFile('a'))

/** A deposit whose voucher is in no register and of which little is known. */
export const unknown: Detraction = aDetraction({
  serie_number: null,
  issuer_date: null,
  total_amount: null,
  supplier_business_name: 'MANTENIMIENTO YURAQ WASI E.I.R.L.',
  customer_identity_number: aRuc(61),
  voucher_unique_code: `${aRuc(1)}-${aRuc(61)}-01-E001-884`,
  deposit_amount: '236.00',
  payment_datetime: '2026-08-18',
  certificate_number: '310000002',
  operation_code: null,
  operation_name: null,
  good_or_service_name: null,
  sol_user: null,
  account_number: null,
  account_type_name: null,
  tax_period_payment: null,
  operation_number: null,
})

/** Deposits of August; one was paid in September. */
export const deposits: readonly Detraction[] = [
  aDetraction({
    serie_number: 'F003-00026135',
    supplier_business_name: 'ALQUILERES Y MAQUINARIAS DEL SUR S.A.C.',
    total_amount: '1234567.89',
    deposit_amount: '123457.00',
    payment_datetime: '2026-09-04T09:15:02',
    certificate_number: '318635026',
  }),
  whole,
  unknown,
]

/** A deposit that names July and was paid in August. */
export const late: Detraction = aDetraction({
  serie_number: 'F001-771',
  issuer_date: '2026-07-22',
  tax_period_payment: '202607',
  payment_datetime: '2026-08-05',
  certificate_number: '309990077',
})

/** Still to be deposited; of the last only the register's mark is known. */
export const unpaid: readonly Detraction[] = [
  anUnpaidDetraction({ serie_number: 'F001-31480', deposit_amount: '354.00', ...withFile('b') }),
  anUnpaidDetraction({ serie_number: 'F002-31997', deposit_amount: '142.00', customer_identity_number: aRuc(4) }),
  anUnpaidDetraction({
    serie_number: 'F002-33031',
    deposit_amount: null,
    operation_name: null,
    supplier_business_name: 'CLÍNICA OCUPACIONAL SANTA ROSA DE LIMA Y DEL CALLAO S.A.C.',
  }),
]

/** More than a page of any size but the largest. */
export const sixty: readonly Detraction[] = Array.from({ length: 60 }, (_, index) =>
  aDetraction({ serie_number: `E001-${index + 1}`, certificate_number: String(310_000_100 + index) }),
)

const possible = (number: string, item: string): PossibleDetraction => ({
  code: `${aRuc(44)}-01-F001-${number}`,
  serie_number: `F001-${number}`,
  issuer_date: '2026-08-05',
  supplier_business_name: 'INMOBILIARIA PUKA WASI S.A.C.',
  item_descriptions: [item],
  total_amount: '1180.00',
  good_or_service_code: '019',
  good_or_service_name: 'Arrendamiento de bienes',
  rate: '10',
  suggested_amount: '118.00',
})

/** What is still to be deposited, and two purchases that seem to be under detraction. */
export function dataWithPossible(): MockData {
  const data = dataWith(unpaid)()
  const ruc = data.businesses[0]?.ruc ?? ''
  const newest = unpaid.map((one) => ({
    ...one,
    voucher_unique_code: `${ruc}-${one.customer_identity_number}-01-${one.serie_number ?? ''}`,
  }))
  data.detractions.set(periodKey(ruc, MOCK_TAX_PERIOD), newest)
  data.possibleDetractions.set(periodKey(ruc, MOCK_TAX_PERIOD), [
    possible('4', 'Alquiler de oficina'),
    possible('8', 'Alquiler de toldo'),
  ])
  return data
}

/** F001-31480 is owed S/ 354; the file holds S/ 100 under another good. The list no longer holds the others. */
const differing: readonly DepositFileDifference[] = Array.from({ length: 12 }, (_, index) => ({
  code: `${aRuc(4)}-01-F001-${31_480 + index}`,
  serie_number: `F001-${31_480 + index}`,
  good_or_service_code: '019',
  amount: '100.00',
  listed_good_or_service_code: index === 0 ? '022' : null,
  listed_amount: index === 0 ? '354.00' : null,
}))

const aFile = (batch: string, facts: Partial<DepositFile>): DepositFile => ({
  batch,
  file_name: `D${aRuc(1)}${batch}.txt`,
  tax_period: MOCK_TAX_PERIOD,
  made_by: 'Rosa Elvira Quispe',
  made_at: '2026-09-01T15:00:00Z',
  total_amount: '1300.00',
  deposits_count: 13,
  made_deposits_count: 1,
  state: 'partial',
  ...facts,
})

/** Three bulk files: one that the list contradicts, one that it does not, and one of a server that does not compare them. */
export function dataWithFiles(): MockData {
  const data = dataWith(unpaid)()
  const ruc = data.businesses[0]?.ruc ?? ''
  data.depositFiles.set(periodKey(ruc, MOCK_TAX_PERIOD), [
    aFile('260003', { differences: [...differing] }),
    aFile('260002', { differences: [] }),
    aFile('260001', {}),
  ])
  return data
}

/** Entered on 26 November at 19:30 in Lima, when it is 27 November in UTC. */
export const enteredInTheEvening: Detraction = anUnpaidDetraction({
  entry: {
    is_subject: true,
    good_or_service_code: null,
    amount: '300.00',
    entered_by: 'Rosa Elvira Quispe',
    entered_at: '2026-11-27T00:30:00.000Z',
  },
})

/** 5,900.00 with a credit note of 1,180.00, with a debit note of as much, and with an amount by hand that no note changes. */
export const unpaidWithNotes: readonly Detraction[] = [
  anUnpaidDetraction({ serie_number: 'F001-1', deposit_amount: '566.00', due: aDue('FC01-8', '-1180.00') }),
  anUnpaidDetraction({ serie_number: 'F001-2', deposit_amount: '850.00', due: aDue('FD01-3', '1180.00') }),
  anUnpaidDetraction({
    serie_number: 'F001-3',
    deposit_amount: '300.00',
    due: aDue('FC01-8', '-1180.00'),
    entry: enteredInTheEvening.entry,
  }),
]

function aDue(note: string, total: string): Detraction['due'] {
  const { due } = anUnpaidDetraction()
  const code = `${aRuc(3)}-${total.startsWith('-') ? '07' : '08'}-${note}`
  return due && { ...due, notes: [{ code, serie_number: note, issuer_date: '2026-08-20', total_amount: total }] }
}
