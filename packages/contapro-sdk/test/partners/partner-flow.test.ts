import { beforeEach, describe, expect, test } from 'vitest'
import {
  type ContaproClient,
  createHandover,
  createPartnerUser,
  createPartnerEntry,
  defaultTaxPeriod,
  type PartnerAddress,
  type PartnerEntryOutcome,
  signInPartner,
} from '../../src/index.ts'
import { aBusiness, aRuc, aUser, MOCK_PARTNER_KEY } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { rejectionOf } from '../support/rejection-of.ts'

// Specification, part 1, section 4, partner validate flow 1–4; decision 0032 for the handed-over token.
const mock = checkedMock('https://api.contapro.test')
const credentials = { email: 'demo@contapro.pe', password: 'Contapro2026' }
/** The mock's first company, with processed periods. */
const own = { ruc: aRuc(101), razon_social: 'COMERCIAL QORIWASI S.A.C.' }
const withoutPeriods = { ruc: aRuc(105), razon_social: 'TRANSPORTES ILLARIY DEL CENTRO S.R.L.' }
const unregistered = { ruc: aRuc(900), razon_social: 'EMPRESA NUEVA S.A.C.' }
const taken = { ruc: aRuc(901), razon_social: 'Como la llama el socio' }

let client: ContaproClient
beforeEach(() => {
  client = mock.anonymous()
  mock.api.data().businesses.push(
    aBusiness({
      ruc: taken.ruc,
      name: 'MINERA CERRO S.A.C.',
      accountant_uuid: '00000000-0000-4000-8000-000000000902',
    }),
  )
})

const enter = (address: PartnerAddress): Promise<PartnerEntryOutcome> => createPartnerEntry(client, address).run()
const auth = () => client.session.auth.getSnapshot()
const sentRefusals = () => mock.events.filter(({ type }) => type === 'partner-entry-refused')

async function tokenOf(): Promise<string> {
  return (await signInPartner(mock.anonymous(), credentials)).access_token
}

async function handoverOf(company?: typeof own): Promise<string> {
  const email = 'siscont@example.com'
  mock.api.data().accounts.push({
    user: aUser({ uuid: '00000000-0000-4000-8000-000000000901', email, accountant_profile: 'Siscont' }),
    password: 'clave',
    abTestGroup: 'B',
  })
  const partnerKey = MOCK_PARTNER_KEY
  return (await createHandover(client, { partnerKey, email, ...(company && { company }) })).handover
}

describe('1: without RUC or razón social nothing is sent, and the reason is told', () => {
  test.each([
    [{}],
    [{ ...credentials, ruc: own.ruc }],
    [{ ...credentials, razon_social: own.razon_social }],
    [{ token: 'abc', ruc: '', razon_social: own.razon_social }],
  ])('%o', async (address) => {
    expect(await enter(address)).toEqual({ step: 'refused', refusal: { reason: 'company-missing' } })
    expect(mock.events).toEqual([{ type: 'partner-entry-refused', reason: 'company-missing' }])
  })

  test.each([[own], [{ ...own, email: credentials.email }], [{ ...own, password: 'clave' }]])(
    'neither token nor address and password: %o',
    async (address) => {
      expect(await enter(address)).toEqual({ step: 'refused', refusal: { reason: 'identity-missing' } })
    },
  )
})

describe('2: with a token', () => {
  test('the company is the accountant’s: selected with its periods', async () => {
    expect(await enter({ token: await tokenOf(), ...own })).toMatchObject({
      step: 'company',
      company: { ruc: own.ruc },
    })
    expect(client.session.business.getSnapshot().company?.ruc).toBe(own.ruc)
    expect(client.session.dashboard.getSnapshot()).toMatchObject({
      taxPeriod: '202608',
      taxPeriods: expect.arrayContaining(['202608', '202508']),
    })
    expect(auth().partner).toBeNull()
  })

  test('a company without processed periods gets the default period', async () => {
    expect(await enter({ token: await tokenOf(), ...withoutPeriods })).toMatchObject({ step: 'company' })
    const { taxPeriod, taxPeriods } = client.session.dashboard.getSnapshot()
    expect(taxPeriod).toBe(defaultTaxPeriod(new Date()))
    expect(taxPeriods).toEqual([])
  })

  test('nobody registered the RUC: the data wait for its form, without a password', async () => {
    const address = { token: await tokenOf(), email: 'demo@contapro.pe', password: 'sobra', ...unregistered }
    expect(await enter(address)).toEqual({ step: 'register-company' })
    expect(auth().partner).toEqual({ email: 'demo@contapro.pe', password: '', ...unregistered })
  })

  test('the RUC belongs to another accountant: named as it is registered, and the flow stops', async () => {
    expect(await enter({ token: await tokenOf(), ...taken })).toEqual({
      step: 'refused',
      refusal: { reason: 'ruc-taken', ruc: taken.ruc, name: 'MINERA CERRO S.A.C.' },
    })
    expect(sentRefusals()).toEqual([{ type: 'partner-entry-refused', reason: 'ruc-taken' }])
    expect(auth().partner).toBeNull()
  })

  test('a RUC with a wrong check digit is not asked about', async () => {
    const ruc = '20990000010'
    expect(await enter({ token: await tokenOf(), ...own, ruc })).toEqual({
      step: 'refused',
      refusal: { reason: 'ruc-invalid', ruc },
    })
  })

  test('a token that does not hold fails', async () => {
    expect(await rejectionOf(enter({ token: 'tampered', ...own }))).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' })
    expect(auth().accessToken).toBeNull()
  })
})

describe('3: with address and password', () => {
  test('the right one goes on as the token path does', async () => {
    expect(await enter({ ...credentials, ...own })).toMatchObject({ step: 'company' })
    expect(mock.events).toContainEqual(expect.objectContaining({ type: 'signed-in', through: 'siscont' }))
  })

  test('a wrong one leads to the account form, and ends the session of whoever was signed in', async () => {
    await enter({ ...credentials, ...own })
    const other = { email: 'nueva@example.com', password: 'clave' }
    expect(await enter({ ...other, ...unregistered })).toEqual({ step: 'register-account' })
    expect(auth()).toMatchObject({ accessToken: null, partner: { ...other, ...unregistered } })
  })

  test('any other failure is one', async () => {
    mock.api.setScenario('error', 'signInPartner')
    expect(await rejectionOf(enter({ ...credentials, ...own }))).toMatchObject({ status: 500 })
    expect(auth().partner).toBeNull()
  })
})

describe('a handed-over token', () => {
  test('brings the company with it, whatever else the address says', async () => {
    expect(await enter({ handover: await handoverOf(unregistered), ...taken })).toEqual({ step: 'register-company' })
    expect(auth()).toMatchObject({ abTestGroup: 'B', partner: { email: 'siscont@example.com', ...unregistered } })
  })

  test('without a company it leads to the companies', async () => {
    expect(await enter({ handover: await handoverOf() })).toEqual({ step: 'companies' })
  })

  test('it is used once, by however many ask at the same time', async () => {
    const handover = await handoverOf(unregistered)
    const entry = createPartnerEntry(client, { handover })
    expect(await Promise.all([entry.run(), entry.run()])).toEqual([
      { step: 'register-company' },
      { step: 'register-company' },
    ])
    expect(await rejectionOf(enter({ handover }))).toMatchObject({ status: 401, code: 'HANDOVER_USED' })
  })

  test('another attempt goes on where the first failed, and does not use the token again', async () => {
    const entry = createPartnerEntry(client, { handover: await handoverOf(unregistered) })
    mock.api.setScenario('error', 'validateByRuc')
    expect(await rejectionOf(entry.run())).toMatchObject({ status: 500 })
    mock.api.setScenario('full', 'validateByRuc')
    expect(await entry.run()).toEqual({ step: 'register-company' })
  })
})

describe('an address that was never verified', () => {
  const email = 'cliente@example.com'
  const newUser = { razon_social: own.razon_social, document_number: '41234567', email, phone_number: '912345678' }
  const register = (password: string, partnerKey?: string) =>
    createPartnerUser(mock.anonymous(), { ...newUser, password, partnerKey })
  const handOver = async () => (await createHandover(client, { partnerKey: MOCK_PARTNER_KEY, email })).handover

  test('is confirmed at the first entry only, and the entry goes on', async () => {
    await register('De-Un-Extraño')
    expect(await enter({ handover: await handOver() })).toEqual({ step: 'companies', confirmEmail: email })
    expect(await enter({ handover: await handOver() })).toEqual({ step: 'companies' })
  })

  test('needs no confirmation if the partner’s server created the account', async () => {
    await register('De-Siscont-1', MOCK_PARTNER_KEY)
    expect(await enter({ handover: await handOver() })).toEqual({ step: 'companies' })
  })

  test('needs a password set by mail if the partner’s password breaks our rules, and ends the session of another accountant', async () => {
    await register('clave')
    await enter({ ...credentials, ...own })
    expect(await enter({ email, password: 'clave', ...own })).toEqual({ step: 'confirm-email', email })
    expect(auth()).toMatchObject({ accessToken: null, partner: null })
  })
})

test('creating an account with a partner’s key does not sign the client in', async () => {
  const user = {
    document_number: '41234567',
    email: 'nueva@example.com',
    phone_number: '912345678',
    password: 'Clave-1',
  }
  await createPartnerUser(client, { ...user, razon_social: own.razon_social, partnerKey: MOCK_PARTNER_KEY })
  expect(auth().accessToken).toBeNull()
  const refused = createPartnerUser(client, { ...user, razon_social: own.razon_social, partnerKey: 'otra' })
  expect(await rejectionOf(refused)).toMatchObject({ code: 'PARTNER_KEY_INVALID' })
})
