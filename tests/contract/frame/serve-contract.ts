import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { bundleContract } from '../../../tools/contract/contract.ts'
import { operationsOf } from '../../../tools/contract/operations.ts'
import type { Known } from './known.ts'

const program = fileURLToPath(new URL('run-server.ts', import.meta.url))

/** Runs the real server for all contract tests, and fails when one of its answers breaks the contract. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const operations = operationsOf(await bundleContract())
  project.provide('operations', Object.fromEntries(operations.map((operation) => [operation.id, operation])))
  const child = spawn(process.execPath, ['--conditions=contapro-source', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const firstLine = once(createInterface({ input: child.stdout }), 'line')
  const [line] = (await Promise.race([firstLine, ended.then(() => [])])) as readonly string[]
  if (line === undefined) throw new Error('The server of the contract tests did not start: what it said stands above.')
  project.provide('known', JSON.parse(line) as Known)
  return async () => {
    child.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Error('The server of the contract tests broke the contract: what it said stands above.')
  }
}
