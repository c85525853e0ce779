import { expect, test } from 'vitest'
import { type ContaproEvent, ContaproError, createContaproClient } from '../../src/index.ts'
import { eventLogEntryOf } from '../../src/events/event-log-entry.ts'
import { aUser, signedInSession } from '../../src/testing/index.ts'
import { recordingFetch } from '../support/recording-fetch.ts'

const error = new ContaproError({ kind: 'network', code: 'NETWORK_UNREACHABLE', message: 'Sin conexión.' })

// Specification, part 1, sections 3 and 7; part 2, section 7; decisions 34. The same table stands at `ContaproEvent`.
const entries: readonly [ContaproEvent, eventType: string | undefined, description?: string][] = [
  [{ type: 'signed-in', sessionId: 's', through: 'login' }, 'login', 'login'],
  [{ type: 'signed-in', sessionId: 's', through: 'siscont' }, 'loginsiscont', 'loginsiscont'],
  [{ type: 'signed-in', sessionId: 's', through: 'registration' }, undefined],
  [{ type: 'password-rejected' }, undefined],
  [{ type: 'signed-out' }, undefined],
  [{ type: 'partner-entry-refused', reason: 'ruc-taken' }, undefined],
  [{ type: 'session-expired' }, undefined],
  [{ type: 'call-failed', operation: 'getMe', error }, undefined],
  [{ type: 'company-registered', ruc: '20990000019' }, 'register_business', 'register_business'],
  [{ type: 'dashboard-first-viewed' }, 'login_successful', 'dashboard'],
  [{ type: 'viewed', view: 'comprobantes' }, 'view', 'comprobantes'],
  [{ type: 'clicked', view: 'detracciones', target: 'ver_detalle' }, 'click', 'detracciones_ver_detalle'],
  [{ type: 'previewed', view: 'comprobantes', document: 'comprobante' }, 'preview', 'comprobantes_ver_comprobante'],
  [{ type: 'previewed', view: 'detracciones', document: 'constancia' }, 'preview', 'detracciones_ver_constancia'],
  [{ type: 'downloaded', view: 'dashboard', file: 'rce' }, 'download', 'dashboard_rce'],
  [{ type: 'sidebar-clicked', entry: 'informe-pdt' }, 'sidebar', 'informe-pdt'],
  [{ type: 'company-selected', businessUuid: 'u' }, undefined],
  [{ type: 'voucher-opened', code: 'c', operation: 'COMPRA' }, undefined],
  [{ type: 'voucher-downloaded', code: 'c', format: 'xml' }, undefined],
  [{ type: 'upload-finished', uploadUuid: 'u', state: 'done' }, undefined],
]

test.each(entries)('%o has the entry %s %s', (event, eventType, description) => {
  expect(eventLogEntryOf(event, false)).toEqual(eventType && { event_type: eventType, description })
})

function planTypes(flow: string): string[] {
  return ['monthly', 'annual'].flatMap((term) => [1, 2, 3, 4].map((plan) => `${flow}_${term}_plan_${plan}`))
}

test('the four monthly and four annual plans of the paid and of the trial flow have sixteen event types', () => {
  const types = [false, true].flatMap((isFreeTrial) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      (planType) => eventLogEntryOf({ type: 'plan-picked', planType, isFreeTrial }, false)?.event_type,
    ),
  )
  expect(types).toEqual([...planTypes('paid'), ...planTypes('trial')])
})

test('a long text is cut to what the contract takes', () => {
  expect(eventLogEntryOf({ type: 'viewed', view: 'x'.repeat(600) }, false)?.description).toHaveLength(500)
})

test.each([
  ['the Siscont profile', { user: aUser({ accountant_profile: 'Siscont' }) }, undefined],
  ['a session through the partner', {}, { email: 'a@b.pe', password: '', razon_social: 'X', ruc: '20990000019' }],
])('a company that %s registers is logged as the partner’s', async (_, account, partner) => {
  const session = signedInSession(account)
  if (partner) session.setPartner(partner)
  const fetch = recordingFetch(new Response(null, { status: 204 }))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', session, fetch })
  client.events.tell({ type: 'company-registered', ruc: '20990000019' })
  await expect.poll(() => fetch.sent.length).toBe(1)
  expect(JSON.parse(fetch.sent[0]?.body ?? '')).toMatchObject({ event_type: 'siscont_formulario_empresa' })
})
