import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newProcessFolder, type ServerProcess, startProcess } from '@contapro/api/server-process'
import { caseCount, seededRandom, testSeed } from '@contapro/long-run'
import {
  type ContaproClient,
  createUpload,
  declineVouchers,
  getUpload,
  getVoucherFile,
  listRejectedVouchers,
  listValidatedVouchers,
  listVouchers,
  signIn,
} from '@contapro/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerText } from '../bench/register-file.ts'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { RecordedDisk } from './disk/disk-after-cut.ts'
import { onWatchedDisk } from './disk/watched-process.ts'
import { readRecording } from './disk/recording.ts'
import { credentials, newClient, registerCompany, type RegisteredCompany } from './register-company.ts'

/** Losses of power, a third of them in the first start. */
const CUTS = caseCount({ few: 3, many: 200 })
/** How much of what is not synced is kept. */
const KEPT = [0, 0.5, 0, 1]
const REGISTERS = 6
const ROWS = 40

/** What the server has acknowledged by an offset of the recording. */
interface Acknowledged {
  readonly offset: number
  readonly purchases: number
  readonly declined: readonly string[]
}

const numbers = (count: number): number[] => Array.from({ length: Math.round(count) }, (_, at) => at + 1)

const folder = newProcessFolder()
const folderOf = (cut: number): string => join(folder, `after-${cut}`)
const recording = join(folder, 'recording')
const acknowledged: Acknowledged[] = []
let company: RegisteredCompany
/** Where each change ends in the recording: those of the first start, and those of the work after it. */
let changes: { readonly start: readonly number[]; readonly work: readonly number[] }
beforeAll(async () => {
  const recorded = join(folder, 'recorded')
  mkdirSync(recorded)
  const server = startProcess({ CONTAPRO_DATA: join(recorded, 'data'), ...onWatchedDisk(recorded, { recording }) })
  company = await registerCompany(await server.address())
  const begins = statSync(recording).size
  acknowledged.push({ offset: begins, purchases: 0, declined: [] })
  await work()
  server.child.kill('SIGKILL')
  await server.ended
  const ends = Array.from(readRecording(recording), ({ end }) => end)
  changes = { start: ends.filter((end) => end <= begins), work: ends.filter((end) => end > begins) }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Uploads vouchers with their XML, then a register that grows, and declines a purchase of it each time. */
async function work(): Promise<void> {
  const { client, uuid } = company
  const files = sampleMonth.vouchers.map((path) => new File([readFileSync(path)], basename(path)))
  const xml = await createUpload(client, uuid, files)
  while ((await getUpload(client, uuid, xml.upload_uuid)).state !== 'done') await wait(50)
  const withXml = await countPurchases(client)
  const declined: string[] = []
  const acknowledge = (registers: number): void => {
    const purchases = withXml + registers * ROWS
    acknowledged.push({ offset: statSync(recording).size, purchases, declined: [...declined] })
  }
  acknowledge(0)
  for (let at = 1; at <= REGISTERS; at += 1) {
    await createUpload(client, uuid, [new File([...registerText(at * ROWS)], `compras-${at}.txt`)])
    acknowledge(at)
    const { data } = await listValidatedVouchers(client, scope())
    const codes = data.slice(0, 1).map(({ code }) => code)
    await declineVouchers(client, { ...scope(), codes })
    declined.push(...codes)
    acknowledge(at)
  }
}

const scope = () => ({ ruc: company.ruc, businessUuid: company.uuid, taxPeriod: sampleMonth.period.code })

const listOf = (client: ContaproClient, operationType: 'COMPRA' | 'VENTA') =>
  listVouchers(client, { ...scope(), operationType })

async function countPurchases(client: ContaproClient): Promise<number> {
  return (await listOf(client, 'COMPRA')).metadata.pagination.total_items
}

test.each(numbers(CUTS / 3))('a server whose first start lost the power starts again (%i)', async (cut) => {
  const server = startAfter(cut, changes.start)
  await expect(server.address()).resolves.toMatch('http')
  await stop(server, cut)
})

test.each(numbers((2 * CUTS) / 3))(
  'what was acknowledged before the power was lost is there after it (%i)',
  async (number) => {
    const cut = CUTS + number
    const server = startAfter(cut, changes.work)
    const client = newClient(await server.address())
    const { purchases, declined } = acknowledged.findLast(({ offset }) => offset <= server.end)!
    await signIn(client, credentials)
    await expect.poll(() => countPurchases(client)).toBeGreaterThanOrEqual(purchases)
    const { data } = await listRejectedVouchers(client, { ...scope(), size: 100 })
    expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining([...declined]))
    const xml = await Promise.all((await linksOf(client)).map((link) => getVoucherFile(client, link)))
    expect(await Promise.all(xml.map((file) => file.text()))).toEqual(xml.map(() => expect.stringContaining('</')))
    await stop(server, cut)
  },
)

/** A server on the disk as a loss of power leaves it, and the end of what it has of the recording. */
function startAfter(cut: number, ends: readonly number[]): ServerProcess & { readonly end: number } {
  const random = seededRandom(testSeed + cut)
  const end = ends[Math.floor(random() * ends.length)] ?? 0
  const disk = new RecordedDisk()
  for (const recorded of readRecording(recording, end)) disk.apply(recorded)
  const data = folderOf(cut)
  disk.writeAfterCut(data, KEPT[cut % KEPT.length] ?? 0, random)
  return { ...startProcess({ CONTAPRO_DATA: join(data, 'data') }), end }
}

async function stop({ child, ended }: ServerProcess, cut: number): Promise<void> {
  child.kill('SIGKILL')
  await ended
  rmSync(folderOf(cut), { recursive: true })
}

async function linksOf(client: ContaproClient): Promise<string[]> {
  const lists = await Promise.all([listOf(client, 'COMPRA'), listOf(client, 'VENTA')])
  return lists.flatMap((list) => list.data.flatMap(({ xml_cpe_link: link }) => link ?? []))
}
