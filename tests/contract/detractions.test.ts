import {
  checkDepositFile,
  createDepositFile,
  enterDetraction,
  getDetractionTotals,
  listDepositFiles,
  listDetractions,
  listPossibleDetractions,
  type PeriodScope,
} from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

// The sample month without its deposit reports: nothing is paid, E001-12 is not.
contractTest('listDetractions', {
  call: (client, { business, taxPeriod }) =>
    listDetractions(client, {
      businessUuid: business.uuid,
      ruc: business.ruc,
      taxPeriod,
      paid: 'S',
      filterType: 'fechaPago',
      dateRange: { from: '2026-08-01', to: '2026-08-31' },
      page: 1,
      size: 50,
    }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard/detractions',
    query: {
      business_uuid: business.uuid,
      ruc: business.ruc,
      tax_period: taxPeriod,
      paid: 'S',
      page: '1',
      size: '50',
      fecha_inicio: '2026-08-01',
      fecha_fin: '2026-08-31',
    },
  }),
  gives: () => ({
    vouchers: [],
    summary: { total_items: 0, total_amount_detractions: '0.00', unknown_amount_count: 0, paid_outside_count: 0 },
    pagination: { total_items: 0, total_pages: 0 },
  }),
})

contractTest('getDetractionTotals', {
  call: (client, { business, taxPeriod }) =>
    getDetractionTotals(client, { businessUuid: business.uuid, ruc: business.ruc, taxPeriod }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard/total-amount-detractions',
    query: { ruc: business.ruc, tax_period: taxPeriod, business_uuid: business.uuid },
  }),
  gives: () => ({
    sum_paid_detractions: '0.00',
    sum_not_paid_detractions: '708.00',
    unknown_not_paid_detractions_count: 0,
    total_amount_detractions: '708.00',
  }),
})

const of = '/app/internal/businesses/dashboard/detractions'
const code = '20990000043-01-E001-12'

interface Company {
  readonly business: { readonly uuid: string; readonly ruc: string }
  readonly taxPeriod: string
}

const scopeOf = ({ business, taxPeriod }: Company): PeriodScope => ({
  businessUuid: business.uuid,
  ruc: business.ruc,
  taxPeriod,
})

const queryOf = ({ business, taxPeriod }: Company) => ({
  business_uuid: business.uuid,
  ruc: business.ruc,
  tax_period: taxPeriod,
})

contractTest('listPossibleDetractions', {
  call: (client, company) => listPossibleDetractions(client, { ...scopeOf(company), page: 1, size: 10 }),
  sends: (company) => ({ path: `${of}/possible`, query: { ...queryOf(company), page: '1', size: '10' } }),
  gives: () => ({
    vouchers: [
      expect.objectContaining({ serie_number: 'F001-67', total_amount: '1770.00', suggested_amount: '212.00' }),
    ],
    pagination: { total_items: 1, total_pages: 1 },
  }),
})

const entry = { code, is_subject: true, good_or_service_code: '022', amount: '708.00' }

contractTest('enterDetraction', {
  call: (client, company) => enterDetraction(client, { scope: scopeOf(company), entry }),
  sends: (company) => ({ path: `${of}/entries`, query: queryOf(company), body: entry }),
  gives: () => ({
    entry: {
      is_subject: true,
      good_or_service_code: '022',
      amount: '708.00',
      entered_by: expect.any(String),
      entered_at: expect.any(String),
    },
    is_reviewing: false,
  }),
})

const request = { codes: [code], accounts: [] }

contractTest('checkDepositFile', {
  call: (client, company) => checkDepositFile(client, { scope: scopeOf(company), request }),
  sends: (company) => ({ path: `${of}/deposit-files/check`, query: queryOf(company), body: request }),
  gives: () => ({
    batch: '260001',
    file_name: expect.stringMatching(/^D\d{11}260001\.txt$/),
    total_amount: '708.00',
    is_ready: true,
    lines: [
      {
        code,
        serie_number: 'E001-12',
        supplier_ruc: '20990000043',
        supplier_business_name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
        good_or_service_code: '022',
        account: '00000000001',
        account_source: 'xml',
        amount: '708.00',
        earlier_file: null,
        problems: [],
      },
    ],
  }),
})

contractTest('createDepositFile', {
  call: (client, company) => createDepositFile(client, { scope: scopeOf(company), request }),
  sends: (company) => ({ path: `${of}/deposit-files`, query: queryOf(company), body: request }),
  gives: () => ({
    file: expect.objectContaining({ batch: '260001', deposits_count: 1, made_deposits_count: 0, state: 'pending' }),
    content: expect.stringMatching(/^\*\d{11}.{35}260001000000000070800\r\n6.{106}\r\n$/),
  }),
})

contractTest('listDepositFiles', {
  call: (client, company) => listDepositFiles(client, scopeOf(company)),
  sends: (company) => ({ path: `${of}/deposit-files`, query: queryOf(company) }),
  // The one that was made before.
  gives: () => ({ files: [expect.objectContaining({ batch: '260001', tax_period: '202608', deposits_count: 1 })] }),
})
