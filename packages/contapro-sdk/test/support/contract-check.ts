import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { bundleContract } from '../../../../tools/contract/contract.ts'
import { operationPaths } from '../../src/generated/operation-paths.gen.ts'

/** What is wrong with an answer by the contract; empty when nothing is. */
export type ContractCheck = (operation: string, status: number, body: unknown) => string[]

/** The contract's own words on every answer, from openapi/. */
export interface Contract {
  readonly check: ContractCheck
  /** The whole document, bundled. */
  readonly document: Readonly<Record<string, unknown>>
}

let read: Promise<Contract> | undefined

/** Reads openapi/, once for all files, and compiles its answers as they are asked for. */
export function readContract(): Promise<Contract> {
  read ??= compileContract()
  return read
}

async function compileContract(): Promise<Contract> {
  const document = await bundleContract()
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'contract')
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (operation: string, status: number): ValidateFunction => {
    const id = `${operation} ${status}`
    const known = validators.get(id) ?? ajv.compile({ $ref: pointerOf(document, operation, status) })
    validators.set(id, known)
    return known
  }
  return {
    document,
    check: (operation, status, body) => {
      const validate = validatorOf(operation, status)
      if (validate(body)) return []
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
    },
  }
}

type Json = Record<string, unknown>

function pointerOf(document: Json, operation: string, status: number): string {
  const known = operationPaths[operation as keyof typeof operationPaths]
  const answers = ['paths', known.path, known.method, 'responses', String(status)]
  const reference = (at(document, answers) as Json | undefined)?.['$ref']
  const response = typeof reference === 'string' ? `contract${reference}` : `contract#/${answers.map(escape).join('/')}`
  return `${response}/content/application~1json/schema`
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Json | undefined)?.[name], value)
}

/** JSON pointer inside a URI fragment. */
function escape(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}
