import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom, testSeed } from '@contapro/long-run'
import { afterAll, expect, inject, it } from 'vitest'
import type { DatabaseKind } from '../../../test-kit/databases.ts'
import { freshPostgres } from '../../../test-kit/fresh-postgres.ts'
import type { Sight, Task } from './ingest-until-killed.ts'
import { killedUpload } from './killed-uploads.ts'

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

/** A data folder with an empty database: making one takes seconds. */
function migratedFolder(parent: string): string {
  const dataDir = join(parent, 'data')
  const cluster = join(dataDir, 'pgdata')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xf', inject('databaseImage'), '-C', cluster], { stdio: 'pipe' })
  return dataDir
}

type Site = Pick<Task, 'database' | 'folder' | 'uploadsFolder'>

interface KillOptions {
  readonly occasion: 'however often' | 'after one kill'
  readonly kills: number
  /** Of the register in each upload. */
  readonly rows: number
}

/** Whatever is killed when, readers see whole uploads, and the rows end exactly as without any kill. */
export function testKills(kind: DatabaseKind, { occasion, kills, rows }: KillOptions): void {
  const root = mkdtempSync(join(tmpdir(), 'contapro-kills-'))
  const uploadsFolder = join(root, 'uploads')
  mkdirSync(uploadsFolder)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  async function freshSite(name: string): Promise<Site> {
    const folder = join(root, name)
    const database = kind === 'postgres' ? { url: (await freshPostgres()).url } : { dataDir: migratedFolder(folder) }
    return { database, folder: join(folder, 'files'), uploadsFolder }
  }
  async function writeUpload(n: number): Promise<void> {
    const { name, content } = await killedUpload(n, rows)
    writeFileSync(join(uploadsFolder, name), content as Uint8Array)
  }

  it(`leaves nothing half visible on ${kind}, ${occasion}, and the rows end exactly as without any kill`, async () => {
    const undisturbed = await freshSite('undisturbed')
    const disturbed = await freshSite('disturbed')
    /** What readers see after so many uploads. */
    const expected: Sight[] = []
    const expectedAfter = async (uploads: number): Promise<Sight> => {
      while (expected.length <= uploads) {
        const { sights } = await run({ ...undisturbed, killAtCall: null, isUploading: true })
        if (expected.length === 0) expected.push(sights[0]!)
        expected.push(sights[1]!)
      }
      return expected[uploads]!
    }
    await writeUpload(0)
    const { calls } = await expectedAfter(1)
    const random = seededRandom(testSeed)
    for (let runs = 1, killed = 0; killed < kills; runs += 1) {
      const killAtCall = 1 + Math.floor(random() * calls)
      const { sights, signal } = await run({ ...disturbed, killAtCall, isUploading: true })
      // Each run uploads one file at most.
      await writeUpload(runs)
      const seen = sights[0]!
      expect(seen.digest, `before kill ${killed + 1}`).toBe((await expectedAfter(seen.uploadsDone)).digest)
      if (signal === 'SIGKILL') killed += 1
    }
    const { sights } = await run({ ...disturbed, killAtCall: null, isUploading: false })
    const last = sights.at(-1)!
    expect(last.uploadsDone).toBeGreaterThan(0)
    expect(last).toMatchObject({ digest: (await expectedAfter(last.uploadsDone)).digest, unseenRows: 0 })
  }, 600_000)
}
