import { randomInt, randomUUID } from 'node:crypto'
import { rucCheckDigit } from '@contapro/sunat'
import { openSession } from '../src/company/accounts/open-session.ts'
import { addUser, type NewUser } from '../src/company/accounts/users.store.ts'
import { type BusinessRow, addBusiness as insertBusiness, type NewBusiness } from '../src/company/businesses.store.ts'
import { sealCredentials } from '../src/company/sealed-credentials.ts'
import type { Services } from '../src/platform/ports/services.ts'

/** An accountant of a test, signed in. */
export interface TestAccountant {
  readonly uuid: string
  readonly email: string
  readonly password: string
  readonly token: string
}

/** A RUC of the 2099… range with the right check digit; each number from 0 to 999,999 gives another. */
export function testRuc(number: number): string {
  const firstTen = `2099${String(number).padStart(6, '0')}`
  return `${firstTen}${rucCheckDigit(firstTen)}`
}

let next = randomInt(100_000, 900_000)

/** Another one each time; processes that share a database begin at different ones. */
function freeRuc(): string {
  next += 1
  return testRuc(next % 1_000_000)
}

const freeDocumentNumber = (): string => String(randomInt(10_000_000, 100_000_000))

/** Makes an account and signs it in. */
export async function addAccountant(services: Services, facts: Partial<NewUser> = {}): Promise<TestAccountant> {
  const password = 'Contapro2026'
  const user = await addUser(services.database, {
    email: `${randomUUID()}@example.com`,
    emailVerifiedAt: services.clock(),
    passwordHash: await services.passwords.hash(password),
    name: 'Rosa',
    lastName: 'Quispe',
    documentNumber: freeDocumentNumber(),
    phoneNumber: '900000001',
    accountantProfile: 'Estudio Contable',
    planType: 1,
    planEndDate: '2027-12-31',
    createdAt: services.clock(),
    ...facts,
  })
  if (!user) throw new Error('This address or DNI is taken: give the test another one.')
  const { accessToken } = await openSession(services, user, {
    client: 'test',
    device: { browser: 'Chrome', operatingSystem: 'Windows' },
  })
  return { uuid: user.uuid, email: user.email, password, token: accessToken }
}

/** Makes a company of the accountant. */
export async function addBusiness(
  services: Services,
  accountant: TestAccountant,
  facts: Partial<NewBusiness> = {},
): Promise<BusinessRow> {
  const uuid = randomUUID()
  const business = await insertBusiness(services.database, {
    uuid,
    accountantUuid: accountant.uuid,
    ruc: freeRuc(),
    name: 'EMPRESA DE PRUEBA S.A.C.',
    status: 'VALID',
    solUsername: 'PRUEBA01',
    ...sealCredentials(services.sealer, uuid, { solPassword: 'clave123' }),
    createdAt: services.clock(),
    ...facts,
  })
  if (!business) throw new Error('This RUC is taken: give the test another one.')
  return business
}
