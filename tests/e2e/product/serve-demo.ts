import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Runs the product as `npm start` does on a machine that never saw it: its own folder, the demo data, the port given.
const dataDir = mkdtempSync(join(tmpdir(), 'contapro-e2e-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
Object.assign(process.env, { PORT: process.argv[2], CONTAPRO_DATA: dataDir, CONTAPRO_DEMO: 'on', DATABASE_URL: '' })
await import(new URL('../../../apps/api/src/main.ts', import.meta.url).href)
