import { testRuc } from '@contapro/api/testing'
import { listBusinesses, listTaxPeriods, registerBusiness, validateByRuc } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const registration = {
  ruc: testRuc(4_711),
  name: 'LIBRERÍA NUEVA S.A.C.',
  username: 'PRUEBA01',
  passwordSOL: 'clave123',
  terms: true,
  privacy: true,
  sunat_api_key: 'llave',
  sunat_api_secret: 'secreto',
  paternal_surname: 'Quispe',
  maternal_surname: 'Mamani',
  given_names: 'Rosa Elvira',
} as const

contractTest('listBusinesses', {
  call: (client) => listBusinesses(client),
  sends: () => ({ path: '/app/internal/accountant/dashboard/filters' }),
  gives: ({ business }) =>
    expect.arrayContaining([{ ...expected, ...business, status: 'VALID', exists_periods_processed: true }]),
})

contractTest('registerBusiness', {
  call: (client) => registerBusiness(client, registration),
  sends: () => ({ path: '/app/internal/me/businesses', body: registration }),
  gives: ({ accountant }) => ({
    ...expected,
    uuid: expect.any(String),
    ruc: registration.ruc,
    name: registration.name,
    status: 'IN_PROGRESS',
    exists_periods_processed: false,
    accountant_uuid: accountant.uuid,
  }),
})

contractTest('validateByRuc', {
  call: (client, { business }) => validateByRuc(client, business.ruc),
  sends: ({ business }) => ({ path: `/app/internal/businesses/validate-by-ruc/${business.ruc}` }),
  gives: ({ business, accountant }) => ({ accountant_uuid: accountant.uuid, name: business.name, registered: true }),
})

contractTest('listTaxPeriods', {
  call: (client, { business }) => listTaxPeriods(client, business.uuid),
  sends: ({ business }) => ({ path: `/app/internal/businesses/${business.uuid}/periods` }),
  // One voucher of June 2025 stands in no register: an XML alone stands in its issue month (decisions 21).
  gives: ({ taxPeriod }) => [taxPeriod, '202506'],
})

/** What every answer about a company of this accountant says. */
const expected = {
  accountant_uuid: expect.any(String) as unknown,
  missing_permissions: [],
  registered: true,
}
