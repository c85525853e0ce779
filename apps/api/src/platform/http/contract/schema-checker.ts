import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contract } from '../../generated/contract.gen.ts'
import type { Parameter } from './operations.ts'
import { requireEveryField } from './own-answers.ts'

/** Checks a value and answers what is wrong with it; nothing when it fits. */
export type SchemaCheck = (value: unknown) => readonly ErrorObject[]

// The contract's linter has checked the document against its meta-schema; doing it at each start would cost 150 ms.
const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true, allowUnionTypes: true, validateSchema: false })
addFormats.default(ajv)
// The whole document is registered as one schema, so that references resolve; these are the keys of its root.
ajv.addVocabulary([...Object.keys(contract), 'x-optional'])
ajv.addSchema(contract, 'contract')

/** The check of the schema at a JSON pointer of the contract. */
export const checkOf = (pointer: string): SchemaCheck => compile({ $ref: `contract${pointer}` })

/** The check of an answer of this server, with every field that it always sends. For tests and development. */
export function checkOfOwnAnswer(pointer: string): SchemaCheck {
  if (!ajv.getSchema('own-answers')) ajv.addSchema(requireEveryField(contract) as object, 'own-answers')
  return compile({ $ref: `own-answers${pointer}` })
}

/** The check of all parameters of one place together: an object by name, where others are refused. */
export function checkOfParameters(parameters: readonly Parameter[]): SchemaCheck {
  return compile({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, { $ref: `contract${schema}` }])),
    required: parameters.filter((p) => p.isRequired).map((p) => p.name),
    additionalProperties: false,
  })
}

function compile(schema: object): SchemaCheck {
  const validate = ajv.compile(schema)
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}
