import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signOut, subscribe } from '../../src/index.ts'
import {
  useCompanies,
  useConfirmEmail,
  useEndOtherSessions,
  useMe,
  usePartnerEntry,
  usePartnerSignIn,
  usePlans,
  useRegisterPartnerUser,
  useRegisterUser,
  useRequestPasswordRecovery,
  useResetPassword,
  useSession,
  useSessions,
  useSettings,
  useSubscribe,
  useTotalAmount,
  useUndoPlanChange,
  useUpdateCredentials,
  useUpdateSettings,
  useValidateCredentials,
} from '../../src/react.ts'
import { aBusiness, MOCK_CONFIRMATION_TOKEN, MOCK_RECOVERY_TOKEN, someMockData } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const [company = aBusiness()] = someMockData().businesses
const credentials = { email: 'demo@contapro.pe', password: 'Contapro2026' }
const person = { document_number: '41234567', email: 'julia@example.com', phone_number: '912345678' }
const sol = { username: 'PRUEBA01', password: 'clave123' }

test('a registration signs in', async () => {
  signOut(stage.client)
  const { result } = stage.render(() => ({ session: useSession(), register: useRegisterUser() }))
  const newUser = { ...person, name: 'Julia', last_name: 'Huamán', accountant_profile: 'Estudio Contable' as const }
  await act(() => result.current.register.mutateAsync({ ...newUser, password: 'Contapro2026' }))
  expect(result.current.session.loginStatus).toBe('SUCCESS')
})

test('each way in from the partner software starts a session', async () => {
  signOut(stage.client)
  const { result } = stage.render(() => ({
    session: useSession(),
    signIn: usePartnerSignIn(),
    enter: usePartnerEntry(),
    register: useRegisterPartnerUser(),
  }))
  const { access_token } = await act(() => result.current.signIn.mutateAsync(credentials))
  expect(result.current.session.accessToken).toBe(access_token)

  act(() => signOut(stage.client))
  await act(() => result.current.enter.mutateAsync(access_token))
  expect(result.current.session.accessToken).toBe(access_token)

  act(() => signOut(stage.client))
  await act(() => result.current.register.mutateAsync({ ...person, razon_social: 'X S.A.C.', password: 'clave' }))
  expect(result.current.session.loginStatus).toBe('SUCCESS')
})

test('a password is recovered and set without a session', async () => {
  signOut(stage.client)
  const { result } = stage.render(() => ({ ask: useRequestPasswordRecovery(), reset: useResetPassword() }))
  await act(() => result.current.ask.mutateAsync(credentials.email))
  await act(() => result.current.reset.mutateAsync({ token: MOCK_RECOVERY_TOKEN, password: 'Contapro2027' }))
  await waitFor(() => expect(result.current.reset.isSuccess).toBe(true))
})

test('useConfirmEmail confirms the address of the signed-in account', async () => {
  const { result } = stage.render(() => useConfirmEmail())
  await act(() => result.current.mutateAsync(MOCK_CONFIRMATION_TOKEN))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

test('ending the other sessions renews the list of sessions', async () => {
  const { result } = stage.render(() => ({ sessions: useSessions(), end: useEndOtherSessions() }))
  await waitFor(() => expect(result.current.sessions.data).toHaveLength(2))
  await act(() => result.current.end.mutateAsync())
  await waitFor(() => expect(result.current.sessions.data).toHaveLength(1))
})

test('picking a plan renews the accountant and the plans, each once', async () => {
  const { result } = stage.render(() => ({ me: useMe(), plans: usePlans(), subscribe: useSubscribe() }))
  await waitFor(() => expect(result.current.me.isSuccess && result.current.plans.isSuccess).toBe(true))
  await act(() => result.current.subscribe.mutateAsync({ planType: 7, freeTrial: false }))
  await waitFor(() => expect(result.current.me.data?.subscription?.plan_type).toBe(7))
  expect([stage.count('me'), stage.count('plans')]).toEqual([2, 2])
})

test('undoing a change of plan renews the accountant and the plans, each once', async () => {
  const { result } = stage.render(() => ({ me: useMe(), plans: usePlans(), undo: useUndoPlanChange() }))
  await subscribe(stage.client, { planType: 7, freeTrial: false })
  await waitFor(() => expect(result.current.me.isSuccess && result.current.plans.isSuccess).toBe(true))
  const before = [stage.count('me'), stage.count('plans')]
  await act(() => result.current.undo.mutateAsync())
  await waitFor(() => expect(result.current.me.data?.subscription?.plan_type).toBe(3))
  expect([stage.count('me'), stage.count('plans')]).toEqual(before.map((count) => count + 1))
})

test('changed settings show at once, renew the figures once, and leave the companies alone', async () => {
  const scope = { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: '202608' }
  const { result } = stage.render(() => ({
    companies: useCompanies(),
    figures: useTotalAmount(scope),
    settings: useSettings(company.uuid),
    update: useUpdateSettings(),
  }))
  await waitFor(() => expect(result.current.settings.isSuccess && result.current.figures.isSuccess).toBe(true))
  const patch = { foreign_words: ['licor'] }
  await act(() => result.current.update.mutateAsync({ businessUuid: company.uuid, patch }))
  await waitFor(() => expect(result.current.settings.data?.values.foreign_words).toEqual(['licor']))
  expect([stage.count('total-amount'), stage.count('filters')]).toEqual([2, 1])
  // Read and changed: the answer of the change is what stands.
  expect(stage.count('settings')).toBe(2)
})

test('changed and checked credentials renew the companies, each once', async () => {
  const { result } = stage.render(() => ({
    companies: useCompanies(),
    update: useUpdateCredentials(),
    validate: useValidateCredentials(),
  }))
  const statusNow = (): unknown => result.current.companies.data?.find(({ uuid }) => uuid === company.uuid)?.status
  await waitFor(() => expect(statusNow()).toBe('VALID'))

  await act(() => result.current.update.mutateAsync({ businessUuid: company.uuid, credentials: sol }))
  await waitFor(() => expect(statusNow()).toBe('IN_PROGRESS'))

  stage.api.data().credentialsCheck = { code: 400, source_validation: 'portal-sunat' }
  const toCheck = { ...sol, ruc: company.ruc }
  await act(() => result.current.validate.mutateAsync({ businessUuid: company.uuid, credentials: toCheck }))
  await waitFor(() => expect(statusNow()).toBe('INVALID_CREDENTIALS'))
  expect(stage.count('filters')).toBe(3)
})
