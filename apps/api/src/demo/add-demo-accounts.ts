import { randomUUID } from 'node:crypto'
import { addMonths, lastDay, periodOf } from '@contapro/sunat'
import { addUser, findUserByEmail } from '../company/accounts/users.store.ts'
import { addBusiness, findBusinessByRuc } from '../company/businesses.store.ts'
import { sealCredentials } from '../company/sealed-credentials.ts'
import type { UploadContext } from '../ingestion/receiving/upload-context.ts'
import { todayInLima } from '../platform/clock/today-in-lima.ts'
import type { Services } from '../platform/ports/services.ts'
import { demoCompanies } from './companies/demo-companies.ts'
import type { DemoCompany } from './companies/demo-company.ts'
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from './demo-accounts.ts'

/** What the demo needs of the server. */
export type DemoServices = UploadContext &
  Pick<Services, 'database' | 'storage' | 'ingestion' | 'clock' | 'passwords' | 'sealer'>

/** Months until the plans of the demo accounts end. */
const PLAN_MONTHS = 12

/**
 * Makes the demo's accounts and companies that are not there yet, and answers the company records by RUC. A company whose
 * RUC somebody else registered is left to them and is not in the answer.
 */
export async function addDemoAccounts(services: DemoServices): Promise<ReadonlyMap<string, string>> {
  const accountants = new Map<string, string>()
  let passwordHash: Promise<string> | undefined
  for (const account of demoAccounts) {
    const known = await findUserByEmail(services.database, account.email)
    passwordHash ??= known ? undefined : services.passwords.hash(DEMO_PASSWORD)
    const user = known ?? (await addAccount(services, account, (await passwordHash) ?? ''))
    accountants.set(account.email, user.uuid)
  }
  const businesses = new Map<string, string>()
  for (const company of demoCompanies) {
    const accountantUuid = accountants.get(company.accountant)
    if (accountantUuid === undefined) continue
    const business = await addCompany(services, company, accountantUuid)
    if (business?.accountantUuid === accountantUuid) businesses.set(company.ruc, business.uuid)
  }
  return businesses
}

async function addAccount({ database, clock }: DemoServices, account: DemoAccount, passwordHash: string) {
  const { email, name, lastName, documentNumber, phoneNumber, profile, group, planType } = account
  const user = await addUser(database, {
    email,
    emailVerifiedAt: clock(),
    passwordHash,
    name,
    lastName,
    documentNumber,
    phoneNumber,
    accountantProfile: profile,
    abTestGroup: group,
    planType,
    planEndDate: planType === null ? null : lastDay(addMonths(periodOf(todayInLima(clock)), PLAN_MONTHS)),
    createdAt: clock(),
  })
  if (!user) throw new Error(`The DNI of the demo account ${email} belongs to somebody else.`)
  return user
}

async function addCompany({ database, clock, sealer }: DemoServices, company: DemoCompany, accountantUuid: string) {
  const uuid = randomUUID()
  const added = await addBusiness(database, {
    uuid,
    accountantUuid,
    ruc: company.ruc,
    name: company.name,
    // Becomes VALID by itself with its first published month.
    status: company.status === 'VALID' ? 'IN_PROGRESS' : company.status,
    missingPermissions: company.missingModules.map((name) => ({ module_name: name })),
    solUsername: `DEMO${company.ruc.slice(-4)}`,
    ...sealCredentials(sealer, uuid, { solPassword: DEMO_PASSWORD }),
    createdAt: clock(),
  })
  return added ?? findBusinessByRuc(database, company.ruc)
}
