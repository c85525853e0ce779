import { DEMO_PASSWORD, demoUploads, loadDemo, type RunningServer, startTestServer } from '@contapro/api/testing'
import { createContaproClient, createContaproSession, listBusinesses, memoryStorage, signIn } from '@contapro/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { figuresOf, testOpenedFigures } from './figures/figures-of.ts'
import { makeDepositFile } from './figures/make-deposit-files.ts'
import { generatedCompany } from './generated-months/generated-company.ts'
import { otherPeriods, periods } from './generated-months/generated-files.ts'
import { settleMonths } from './generated-months/settle-months.ts'

describe('the generated months', () => {
  const company = generatedCompany()

  describe('uploaded', () => {
    testOpenedFigures(company, otherPeriods)
  })

  describe('settled', () => {
    beforeAll(async () => {
      const { client, business } = company()
      await settleMonths(company())
      let deposits = 0
      for (const taxPeriod of periods)
        deposits += await makeDepositFile(client, { ruc: business.ruc, businessUuid: business.uuid, taxPeriod })
      if (deposits === 0) throw new Error('No bulk file was made.')
    })

    testOpenedFigures(company, periods)
  })
})

/** The demo's last month is 202610. */
const clock = (): Date => new Date('2026-11-20T15:00:00Z')
const months = demoUploads(clock).filter(({ monthsBack, company: { story } }) => monthsBack < 2 && story !== null)
const stories = [...new Set(months.map(({ company }) => company))]

describe('the demo', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ clock })
    await loadDemo(server.services, { uploads: months })
  }, 600_000)
  afterAll(() => server?.close())

  it.each(stories)('every figure of $name is what its vouchers come to', async ({ ruc, accountant }) => {
    const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
    const client = createContaproClient({ baseUrl: server.url, session, eventLog: false })
    await signIn(client, { email: accountant, password: DEMO_PASSWORD })
    const business = (await listBusinesses(client)).find((one) => one.ruc === ruc)
    const scope = { ruc, businessUuid: business?.uuid ?? '', taxPeriod: '202610' }
    const { shown, opened } = await figuresOf(client, scope)
    expect(opened).toEqual(shown)
  })
})
