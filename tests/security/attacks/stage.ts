import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addAccountant,
  addBusiness,
  type RunningServer,
  startTestServer,
  type TestAccountant,
  testRuc,
} from '@contapro/api/testing'
import { createContaproClient, resetPassword } from '@contapro/sdk'
import { recoveryTokenOf } from '../../contract/frame/recovery-token.ts'
import { bytesOf, files } from '../../golden/sample-month.ts'
import { send } from './request.ts'

/** A company, as requests name it. */
export interface TargetCompany {
  readonly uuid: string
  readonly ruc: string
  readonly upload: string
  /** Another one, which may be undone. */
  readonly wrongUpload: string
  readonly undoneUpload: string
}

/** Tokens that must open nothing, by what a call has. Undefined is no token. */
export type Nobodies = Readonly<Record<string, string | undefined>>

/** A server, an account to attack, and what attackers have. */
export interface AttackStage {
  readonly url: string
  readonly owner: TestAccountant
  /** Signed in, and owner of nothing. */
  readonly stranger: TestAccountant
  readonly company: TargetCompany
  /** Of another company of the owner. */
  readonly otherRuc: string
  readonly nobodies: Nobodies
  readonly partnerKey: string
  close(): Promise<void>
}

/** A company that does not exist. */
export const unknownCompany: TargetCompany = {
  uuid: '00000000-0000-4000-8000-000000000000',
  ruc: testRuc(999_999),
  upload: crypto.randomUUID(),
  wrongUpload: crypto.randomUUID(),
  undoneUpload: crypto.randomUUID(),
}

/** A purchase of the sample month that has its XML. */
export const purchase = '20990000027-01-F001-101'

const TOKEN_MS = 12 * 60 * 60 * 1000

/** Starts a server. Its clock goes forward once the token that expires is issued. */
export async function openStage(): Promise<AttackStage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'contapro-attacks-'))
  const partnerKey = randomBytes(32).toString('base64url')
  let setOnMs = 0
  const clock = (): Date => new Date(Date.now() + setOnMs)
  const server = await startTestServer({ dataDir, partnerKeys: [partnerKey], collector: 'demo', clock })
  const expired = await addAccountant(server.services)
  setOnMs = TOKEN_MS
  const owner = await addAccountant(server.services)
  return {
    url: server.url,
    owner,
    stranger: await addAccountant(server.services),
    company: await addCompany(server, owner),
    otherRuc: (await addBusiness(server.services, owner)).ruc,
    nobodies: {
      ...notSignedByUs(owner.token),
      'with an expired token': expired.token,
      'with the token of a session that a new password ended': await endedToken(server, dataDir),
      'with the token of a session that a sign-out ended': await signedOutToken(server),
      'with the key of a partner': partnerKey,
      'with the token of a handover': await handoverToken(server, partnerKey),
    },
    partnerKey,
    async close() {
      await server.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

function notSignedByUs(token: string): Nobodies {
  const [head = '', claims = ''] = token.split('.')
  return {
    'without a token': undefined,
    'with rubbish as a token': 'a.b.c',
    'with a token that another key has signed': `${head}.${claims}.${randomBytes(32).toString('base64url')}`,
    'with an unsigned token': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
  }
}

async function endedToken(server: RunningServer, dataDir: string): Promise<string> {
  const { email, token } = await addAccountant(server.services)
  const recoveryToken = await recoveryTokenOf(email, server.url, dataDir)
  const client = createContaproClient({ baseUrl: server.url, eventLog: false })
  await resetPassword(client, { token: recoveryToken, password: 'Contapro2027' })
  return token
}

async function signedOutToken({ url, services }: RunningServer): Promise<string> {
  const { token } = await addAccountant(services)
  await send(url, { method: 'DELETE', path: '/app/internal/me/sessions/current' }, token)
  return token
}

async function handoverToken(server: RunningServer, partnerKey: string): Promise<string> {
  const { email } = await addAccountant(server.services, { accountantProfile: 'Siscont' })
  const request = { path: '/app/internal/siscont/handovers', json: { email } }
  return ((await send(server.url, request, partnerKey)).body as { handover: string }).handover
}

async function addCompany({ url, services }: RunningServer, owner: TestAccountant): Promise<TargetCompany> {
  const { uuid, ruc } = await addBusiness(services, owner, { ruc: '20990000019' })
  const uploads = `/app/internal/businesses/${uuid}/uploads`
  const upload = async (...paths: readonly string[]): Promise<string> => {
    const { body } = await send(url, { path: uploads, form: () => formWith(...paths) }, owner.token)
    await services.ingestion.idle()
    return (body as { upload_uuid: string }).upload_uuid
  }
  const company = {
    uuid,
    ruc,
    upload: await upload(`${files.rceProposal}.txt`, `xml/${purchase}.xml`),
    wrongUpload: await upload(`${files.rvieProposal}.txt`),
    undoneUpload: await upload('xml/20990000043-01-F001-66.xml'),
  }
  await send(url, { path: `${uploads}/${company.undoneUpload}/undo`, method: 'POST' }, owner.token)
  await services.ingestion.idle()
  return company
}

/** Files of the sample month in the field of an upload. */
export function formWith(...paths: readonly string[]): FormData {
  const form = new FormData()
  for (const path of paths) form.append('files', new Blob([new Uint8Array(bytesOf(path))]), path.split('/').at(-1))
  return form
}
