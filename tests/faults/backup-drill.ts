import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { newProcessFolder, runBackupCommand, type ServerProcess, startProcess } from '@contapro/api/server-process'
import { testRuc } from '@contapro/api/testing'
import { startPostgres, type TestPostgres } from '@contapro/postgres'
import {
  type ContaproClient,
  createUpload,
  declineVouchers,
  getUpload,
  getVoucherFile,
  listBusinesses,
  listUploads,
  listValidatedVouchers,
  listVouchers,
  type PeriodScope,
  registerBusiness,
  signIn,
  undoUpload,
} from '@contapro/sdk'
import { expect, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { figuresOf } from '../golden/figures/figures-of.ts'
import { registersOf } from '../load/office.ts'
import { credentials, newClient, registerCompany, type RegisteredCompany } from './register-company.ts'

type Kind = 'embedded' | 'PostgreSQL'

/** A data folder, with its own PostgreSQL or without one. */
interface Place {
  readonly env: Readonly<Record<string, string>>
}

/** Everything that a test starts and makes. */
interface Site {
  readonly folder: string
  readonly databases: TestPostgres[]
  readonly servers: ServerProcess[]
}

async function newPlace({ folder, databases }: Site, name: string, kind: Kind): Promise<Place> {
  const data = { CONTAPRO_DATA: join(folder, name) }
  if (kind === 'embedded') return { env: data }
  const database = await startPostgres()
  databases.push(database)
  return { env: { ...data, DATABASE_URL: database.url } }
}

function start({ servers }: Site, { env }: Place): ServerProcess {
  const server = startProcess(env)
  servers.push(server)
  return server
}

async function remove({ folder, databases, servers }: Site): Promise<void> {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await Promise.all(databases.map((database) => database.stop()))
  rmSync(folder, { recursive: true, force: true })
}

const scopeOf = ({ uuid, ruc }: { readonly uuid: string; readonly ruc: string }): PeriodScope => ({
  ruc,
  businessUuid: uuid,
  taxPeriod: sampleMonth.period.code,
})

/** Fills a company with a month, its XML, its deposits and a decision. */
async function fill({ client, ...company }: RegisteredCompany): Promise<void> {
  const paths = [...sampleMonth.vouchers, ...sampleMonth.registers, sampleMonth.deposits]
  await uploadAll(
    client,
    company.uuid,
    paths.map((path) => new File([readFileSync(path)], basename(path))),
  )
  const { data } = await listValidatedVouchers(client, scopeOf(company))
  const codes = data.slice(0, 1).map(({ code }) => code)
  await declineVouchers(client, { ...scopeOf(company), codes })
}

async function uploadAll(client: ContaproClient, uuid: string, files: readonly File[]): Promise<string> {
  const { upload_uuid } = await createUpload(client, uuid, files)
  await expect.poll(() => getUpload(client, uuid, upload_uuid), { timeout: 60_000 }).toMatchObject({ state: 'done' })
  return upload_uuid
}

/** Every figure that a screen shows, the uploads, and the text of every XML. */
async function contentOf(client: ContaproClient, company: { readonly uuid: string; readonly ruc: string }) {
  const scope = scopeOf(company)
  const sides = await Promise.all(
    (['COMPRA', 'VENTA'] as const).map((operationType) => listVouchers(client, { ...scope, operationType })),
  )
  const links = sides.flatMap(({ data }) => data.flatMap(({ xml_cpe_link: link }) => link ?? []))
  const files = await Promise.all(links.map((link) => getVoucherFile(client, link)))
  return {
    figures: (await figuresOf(client, scope)).shown,
    uploads: await listUploads(client, company.uuid),
    xml: await Promise.all(files.map((file) => file.text())),
  }
}

/** Uploads and undoes files of another company until `stop`, so that rows and documents come and go. */
async function keepBusy(client: ContaproClient): Promise<{ stop(): Promise<void> }> {
  const ruc = testRuc(500_001)
  const sol = { username: 'PRUEBA02', passwordSOL: 'clave123', terms: true, privacy: true } as const
  await registerBusiness(client, { ruc, name: 'EMPRESA OCUPADA S.A.C.', ...sol })
  const { uuid = '' } = (await listBusinesses(client)).find((business) => business.ruc === ruc) ?? {}
  const stopping = new AbortController()
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const upload = await uploadAll(client, uuid, registersOf(ruc))
      await undoUpload(client, uuid, upload)
    }
  }
  const working = work()
  return {
    async stop() {
      stopping.abort()
      await working
    },
  }
}

/** A backup has everything, whatever the server does meanwhile, and is restored into any kind of database. */
export function testBackup(from: Kind, to: Kind): void {
  test(`a backup of a server at work (${from}), restored (${to}), has every figure, upload and document`, async ({
    onTestFinished,
  }) => {
    const site: Site = { folder: newProcessFolder(), databases: [], servers: [] }
    onTestFinished(() => remove(site))
    const source = await newPlace(site, 'source', from)
    const server = start(site, source)
    const company = await registerCompany(await server.address())
    await fill(company)
    const before = await contentOf(company.client, company)
    expect(before.figures.length).toBeGreaterThan(100)
    expect(before.xml.length).toBeGreaterThan(5)

    const file = join(site.folder, 'copia.age')
    const busy = await keepBusy(company.client)
    const backup = await runBackupCommand('backup', [file], source.env)
    await busy.stop()
    expect(backup).toEqual({ code: 0, printed: expect.stringContaining('Copia guardada en') })
    expect(backup.printed).not.toContain('Atención')
    server.child.kill('SIGKILL')

    const target = await newPlace(site, 'target', to)
    const CONTAPRO_BACKUP_KEY = readFileSync(join(site.folder, 'source/backup-key'), 'utf8')
    const restored = await runBackupCommand('restore', [file], { ...target.env, CONTAPRO_BACKUP_KEY })
    expect(restored).toEqual({ code: 0, printed: expect.stringContaining('Copia restaurada') })

    const client = newClient(await start(site, target).address())
    await signIn(client, credentials)
    expect(await contentOf(client, company)).toEqual(before)
    const other = (await listBusinesses(client)).find(({ ruc }) => ruc !== company.ruc)
    if (!other) throw new Error('The company that was being worked on was not restored.')
    const states = async () => {
      const { data } = await listUploads(client, other.uuid)
      return data.filter(({ state, undo }) => state !== 'done' || undo?.state === 'running')
    }
    await expect.poll(states, { timeout: 60_000 }).toEqual([])
    const figures = await figuresOf(client, scopeOf(other))
    expect(figures.shown).toEqual(figures.opened)
  })
}
