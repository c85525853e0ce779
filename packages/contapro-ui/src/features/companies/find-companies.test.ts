import type { Business } from '@contapro/sdk'
import { expect, test } from 'vitest'
import { findCompaniesByName, sortCompanies } from './find-companies.ts'

const company = (name: string, facts: Partial<Business> = {}): Business => ({
  uuid: name,
  name,
  ruc: '20990000019',
  status: 'VALID',
  exists_periods_processed: true,
  missing_permissions: [],
  accountant_uuid: 'a',
  registered: true,
  ...facts,
})
const names = (companies: readonly Business[]): string[] => companies.map(({ name }) => name)

test('companies stand by status in descending order, then by name', () => {
  const companies = [
    company('D', { status: 'INVALID_CREDENTIALS' }),
    company('C', { status: 'IN_PROGRESS' }),
    company('B', { status: 'MISSING_PERMISSIONS' }),
    company('Ñ'),
    company('O'),
    company('Ámbar'),
  ]
  expect(names(sortCompanies(companies))).toEqual(['Ámbar', 'Ñ', 'O', 'B', 'C', 'D'])
})

test.each([
  ['andina', ['Comercial Andína del Sur']],
  ['ANDÍNA', ['Comercial Andína del Sur']],
  ['  sur ', ['Comercial Andína del Sur']],
  ['', ['Comercial Andína del Sur', 'Textiles Gamarra']],
  ['20990000019', []],
])('searching the name for "%s" finds %j', (text, found) => {
  const companies = [company('Comercial Andína del Sur'), company('Textiles Gamarra')]
  expect(names(findCompaniesByName(companies, text))).toEqual(found)
})
