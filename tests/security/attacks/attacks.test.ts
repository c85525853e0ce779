import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../../../tools/contract/contract.ts'
import { type Operation, operationsOf } from '../../../tools/contract/operations.ts'
import { accountRows, type OpenRow, openRows } from './account-rows.ts'
import { companyRows } from './company-rows.ts'
import { type Answer, send } from './request.ts'
import { type AttackStage, openStage, type TargetCompany, unknownCompany } from './stage.ts'

let stage: AttackStage
let operations: readonly Operation[]

beforeAll(async () => {
  operations = operationsOf(await bundleContract())
  stage = await openStage()
})
afterAll(() => stage?.close())

const nobodies = [
  'without a token',
  'with rubbish as a token',
  'with a token that another key has signed',
  'with an unsigned token',
  'with an expired token',
  'with the token of a session that a new password ended',
  'with the token of a session that a sign-out ended',
  'with the key of a partner',
  'with the token of a handover',
]

const idsWhere = (needsToken: boolean): string[] =>
  operations.filter((operation) => operation.needsToken === needsToken).map(({ id }) => id)

const callCompany = (id: keyof typeof companyRows, company: TargetCompany, token?: string): Promise<Answer> =>
  send(stage.url, companyRows[id](company, stage.stranger.uuid), token)

test('every operation of the contract has a row', () => {
  const withToken = [...Object.keys(companyRows), ...Object.keys(accountRows)]
  expect(withToken.toSorted()).toEqual(idsWhere(true).toSorted())
  expect(Object.keys(openRows).toSorted()).toEqual(idsWhere(false).toSorted())
  expect(nobodies).toEqual(Object.keys(stage.nobodies))
})

describe.each(Object.keys(companyRows) as (keyof typeof companyRows)[])('%s', (id) => {
  test('answers its owner', async () => {
    const { owner, company, url } = stage
    expect((await send(url, companyRows[id](company, owner.uuid), owner.token)).status).toBeLessThan(300)
  })

  test('has one answer to a stranger for this company and for one that does not exist', async () => {
    const { stranger, company } = stage
    const foreign = await callCompany(id, company, stranger.token)
    expect(foreign.status).toBe(404)
    expect(foreign.body).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
    expect((await callCompany(id, unknownCompany, stranger.token)).text).toBe(foreign.text)
  })

  test.each(nobodies)('refuses a call %s before it reads anything else', async (nobody) => {
    const { nobodies: tokens, company } = stage
    const known = await callCompany(id, company, tokens[nobody])
    expect(known.status).toBe(401)
    expect(known.body).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' })
    expect((await callCompany(id, unknownCompany, tokens[nobody])).text).toBe(known.text)
  })
})

describe.each(Object.entries(accountRows))('%s', (_, request) => {
  test.each(nobodies)('refuses a call %s', async (nobody) => {
    const { status, body } = await send(stage.url, request, stage.nobodies[nobody])
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' })
  })

  test('names nothing of the owner to a stranger', async () => {
    const { text } = await send(stage.url, request, stage.stranger.token)
    const { owner, company } = stage
    for (const secret of [owner.uuid, owner.email, company.uuid, company.ruc]) expect(text).not.toContain(secret)
  })
})

test.each(Object.entries<OpenRow>(openRows))('%s refuses a call that proves nothing', async (_, row) => {
  const { status, body } = await send(stage.url, row.request(stage), row.token?.(stage))
  expect(status).toBe(row.status)
  expect(body).toMatchObject({ code: row.code })
})

test('uuid and RUC of two companies of one accountant open neither', async () => {
  const { owner, company, url, otherRuc } = stage
  const request = companyRows.getPurchaseDashboard({ ...company, ruc: otherRuc })
  expect((await send(url, request, owner.token)).body).toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
})
