import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { answerDefaults, answerFields } from './answer-parts.ts'
import { operationsOf } from './operations.ts'
import { addedCalls } from './specification/additions.ts'

const run = promisify(execFile)
export const root: string = fileURLToPath(new URL('../..', import.meta.url))
const entry = join(root, 'openapi/openapi.yaml')
const config = join(root, 'openapi/redocly.yaml')
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Throws with the linter's own words when the contract breaks a rule. */
export async function lintContract(): Promise<void> {
  await run(process.execPath, [redocly, 'lint', entry, '--config', config], { env })
}

let bundled: Promise<string> | undefined

/** The contract as one document, every file put in its place. It is put together once for a process; each caller gets its own. */
export async function bundleContract(): Promise<Record<string, unknown>> {
  bundled ??= bundle()
  return JSON.parse(await bundled) as Record<string, unknown>
}

async function bundle(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'contapro-contract-'))
  try {
    const file = join(dir, 'openapi.json')
    await run(process.execPath, [redocly, 'bundle', entry, '--config', config, '-o', file], { env })
    return await readFile(file, 'utf8')
  } finally {
    await rm(dir, { recursive: true })
  }
}

const banner = '// Made from openapi/ by `npm run generate`. Do not edit.\n'

/** Where each operation answers, with what, and whether it wants a token: for mocks and tests. */
function operationPaths(document: Record<string, unknown>): string {
  const lines = operationsOf(document).map(
    ({ id, method, path, status, needsToken }) =>
      `  ${id}: { method: '${method}', path: '${path}', status: ${status}, needsToken: ${needsToken} },\n`,
  )
  return `${banner}export const operationPaths = {\n${lines.join('')}} as const\n`
}

/** Default values of fields that an answer may leave out: one constant for each operation, so that a bundle has only those of its calls. */
function answerDefaultsFile(document: Record<string, unknown>): string {
  const defaults = [...answerDefaults(document)]
  const constants = defaults.map(([id, part]) => `export const ${id} = ${JSON.stringify(part)} as const\n`)
  const types = defaults.map(([id]) => `  readonly ${id}: typeof ${id}\n`)
  const names = defaults.map(([id]) => `  ${id},\n`)
  return `${banner}${constants.join('')}
/** All of them, for hosts that use \`client.call\`. */
export const answerDefaults: {
${types.join('')}} = {
${names.join('')}}
`
}

/** Fields of each answer that the specification names, for mocks and tests. Null for operations that it does not name. */
function answerFieldsFile(document: Record<string, unknown>): string {
  const fields = answerFields(document)
  const added = new Set(addedCalls.map(({ call }) => call as string))
  const lines = operationsOf(document).map(({ id, method, path }) => {
    const isAdded = added.has(`${method.toUpperCase()} ${path}`)
    return `  ${id}: ${isAdded ? 'null' : JSON.stringify(fields.get(id) ?? {})},\n`
  })
  return `${banner}import type { OperationId } from '../contract/contract.ts'
import type { AnswerFields } from '../testing/specified-answer.ts'

export const answerFields: Readonly<Record<OperationId, AnswerFields | null>> = {
${lines.join('')}}
`
}

/** Path from the root → text of every file that is made from the contract. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const document = await bundleContract()
  const types = banner + astToString(await openapiTypescript(document as never, { alphabetize: false }))
  const text = `${banner}export const contract: Record<string, unknown> = ${JSON.stringify(document, null, 1)}\n`
  return new Map([
    ['packages/contapro-sdk/src/generated/contract.gen.ts', types],
    ['packages/contapro-sdk/src/generated/operation-paths.gen.ts', operationPaths(document)],
    ['packages/contapro-sdk/src/generated/answer-defaults.gen.ts', answerDefaultsFile(document)],
    ['packages/contapro-sdk/src/generated/answer-fields.gen.ts', answerFieldsFile(document)],
    ['apps/api/src/platform/generated/contract-types.gen.ts', types],
    ['apps/api/src/platform/generated/contract.gen.ts', text],
  ])
}
