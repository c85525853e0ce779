import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CompanyFile } from '../open-company.ts'

const script = fileURLToPath(new URL('second-computation/reckon.py', import.meta.url))

/** Whether the machine has what the second computation runs on. */
export const hasPython = spawnSync('python3', ['--version']).status === 0

/** What the Python program makes of the files. Throws what it says when it fails. */
export function reckonAgain(files: readonly CompanyFile[]): object {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-golden-'))
  try {
    for (const { name, content } of files) writeFileSync(join(folder, name), content)
    const { status, stdout, stderr } = spawnSync('python3', ['-B', script, folder], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
      maxBuffer: 2 ** 26,
    })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout) as object
  } finally {
    rmSync(folder, { recursive: true })
  }
}
