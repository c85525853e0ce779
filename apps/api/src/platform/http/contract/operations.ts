import { contract } from '../../generated/contract.gen.ts'
import type { operations as ContractOperations } from '../../generated/contract-types.gen.ts'
import { exists, type Node, nodeAt, pointerKey, resolvePointer } from './contract-document.ts'

export type OperationId = keyof ContractOperations

/** One call of the contract, as far as the server needs it. */
export interface Operation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The contract's path, `/app/internal/businesses/{uuid}/periods`. */
  readonly path: string
  /** False for the calls that take no bearer token, or another one than the accountant's. */
  readonly needsToken: boolean
  readonly parameters: readonly Parameter[]
  /** JSON pointer of the JSON body's schema. */
  readonly jsonBody: string | undefined
  /** Promised status → JSON pointer of the answer's schema; undefined where the answer is not JSON. */
  readonly answers: ReadonlyMap<number, string | undefined>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  /** The parameter is a text that holds JSON. */
  readonly isJson: boolean
  /** JSON pointer of its schema. */
  readonly schema: string
  readonly isInteger: boolean
  /** Taken where the request leaves the parameter out; undefined without one. */
  readonly default: unknown
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const JSON_TYPE = 'application/json'

/** Every operation of the contract. */
export const operations: ReadonlyMap<OperationId, Operation> = readOperations()

/** The operation, which the contract must have. */
export function operationOf(id: OperationId): Operation {
  const operation = operations.get(id)
  if (!operation) throw new Error(`The contract has no operation ${id}: write it in openapi/ and run npm run generate.`)
  return operation
}

function readOperations(): Map<OperationId, Operation> {
  const found = new Map<OperationId, Operation>()
  for (const [path, item] of Object.entries(contract.paths as Record<string, Node>)) {
    for (const method of methods) {
      if (item[method]) {
        const operation = readOperation(path, method, `#/paths/${pointerKey(path)}/${method}`)
        found.set(operation.id, operation)
      }
    }
  }
  return found
}

function readOperation(path: string, method: (typeof methods)[number], pointer: string): Operation {
  const node = nodeAt(pointer)
  return {
    id: node.operationId as OperationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    needsToken: takesAccessToken(node.security as Node[] | undefined),
    parameters: ((node.parameters ?? []) as unknown[]).map((_, i) => readParameter(`${pointer}/parameters/${i}`)),
    jsonBody: jsonSchema(`${pointer}/requestBody`),
    answers: new Map(
      Object.keys(node.responses as Node).map((status) => [
        Number(status),
        jsonSchema(`${pointer}/responses/${status}`),
      ]),
    ),
  }
}

/** An operation that says nothing of its own takes the token of whoever is signed in. */
function takesAccessToken(security: readonly Node[] | undefined): boolean {
  return security === undefined || security.some((scheme) => 'accessToken' in scheme)
}

function readParameter(pointer: string): Parameter {
  const target = resolvePointer(pointer)
  const node = nodeAt(target)
  const schema = jsonSchema(target) ?? resolvePointer(`${target}/schema`)
  return {
    name: node.name as string,
    in: node.in as Parameter['in'],
    isRequired: node.required === true,
    isJson: jsonSchema(target) !== undefined,
    schema,
    isInteger: nodeAt(schema).type === 'integer',
    default: nodeAt(schema).default,
  }
}

function jsonSchema(pointer: string): string | undefined {
  if (!exists(pointer)) return undefined
  const schema = `${resolvePointer(pointer)}/content/${pointerKey(JSON_TYPE)}/schema`
  return exists(schema) ? schema : undefined
}
