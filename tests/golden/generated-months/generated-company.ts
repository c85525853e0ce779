import { afterAll, beforeAll } from 'vitest'
import { type OpenCompany, openCompany } from '../open-company.ts'
import { uploads } from './generated-files.ts'
import { owner } from './parties.ts'

/** The company of the generated months, open while the tests of a file run. */
export function generatedCompany(): () => OpenCompany {
  let company: OpenCompany | undefined
  beforeAll(async () => {
    company = await openCompany({ ruc: owner.document, name: owner.name }, await uploads())
  })
  afterAll(() => company?.server.close())
  return () => {
    if (!company) throw new Error('The company opens in beforeAll.')
    return company
  }
}
