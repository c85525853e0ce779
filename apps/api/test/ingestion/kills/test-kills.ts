import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { caseCount, seededRandom, testSeed } from '@contapro/long-run'
import { afterAll, expect, it } from 'vitest'
import type { DatabaseKind } from '../../db/databases.ts'
import { freshPostgres } from '../../db/fresh-postgres.ts'
import type { Sight, Task } from './ingest-until-killed.ts'
import { killedUpload } from './killed-uploads.ts'

const KILLS = caseCount({ few: 3, many: 50 })
const script = fileURLToPath(new URL('./ingest-until-killed.ts', import.meta.url))

/** Runs one process to its end or its death, and answers what it saw, first and last. */
async function run(task: Task): Promise<{ sights: Sight[]; signal: NodeJS.Signals | null }> {
  const child = spawn(process.execPath, ['--conditions=contapro-source', script, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The processes are many, and reading the modules is half of their work.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'contapro-compile-cache') },
  })
  let out = ''
  let complaint = ''
  child.stdout.on('data', (part: Buffer) => (out += String(part)))
  child.stderr.on('data', (part: Buffer) => (complaint += String(part)))
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...ending) => resolve(ending)),
  )
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The process ended with ${code}: ${complaint}`)
  return {
    sights: out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Sight),
    signal,
  }
}

type Site = Pick<Task, 'database' | 'folder' | 'uploadsFolder'>

/** Whatever is killed when, readers see whole uploads, and the rows end exactly as without any kill. */
export function testKills(kind: DatabaseKind): void {
  const root = mkdtempSync(join(tmpdir(), 'contapro-kills-'))
  const uploadsFolder = join(root, 'uploads')
  mkdirSync(uploadsFolder)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  async function freshSite(name: string): Promise<Site> {
    const folder = join(root, name)
    const database = kind === 'postgres' ? { url: (await freshPostgres()).url } : { dataDir: join(folder, 'data') }
    return { database, folder: join(folder, 'files'), uploadsFolder }
  }

  it(`leaves nothing half visible on ${kind}, however often, and the rows end exactly as without any kill`, async () => {
    const undisturbed = await freshSite('undisturbed')
    const disturbed = await freshSite('disturbed')
    /** What readers see after so many uploads. */
    const expected: Sight[] = []
    const next = async (): Promise<Sight> => {
      const { name, content } = await killedUpload(Math.max(0, expected.length - 1))
      writeFileSync(join(uploadsFolder, name), content as Uint8Array)
      const { sights } = await run({ ...undisturbed, killAtCall: null, isUploading: true })
      if (expected.length === 0) expected.push(sights[0]!)
      expected.push(sights[1]!)
      return sights[1]!
    }
    const { calls } = await next()
    // The file that a process uploads must be there before it is known whether the one before was published.
    await next()
    const random = seededRandom(testSeed)
    for (let kills = 0; kills < KILLS; ) {
      const killAtCall = 1 + Math.floor(random() * calls)
      const { sights, signal } = await run({ ...disturbed, killAtCall, isUploading: true })
      const seen = sights[0]!
      while (expected.length <= seen.uploadsDone + 2) await next()
      expect(seen.digest, `before kill ${kills + 1}`).toBe(expected[seen.uploadsDone]!.digest)
      if (signal === 'SIGKILL') kills += 1
    }
    const { sights } = await run({ ...disturbed, killAtCall: null, isUploading: false })
    const last = sights.at(-1)!
    while (expected.length <= last.uploadsDone) await next()
    expect(last).toMatchObject({ digest: expected[last.uploadsDone]!.digest, unseenRows: 0 })
    expect(last.uploadsDone).toBeGreaterThan(0)
  }, 600_000)
}
