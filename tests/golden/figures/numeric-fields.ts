import { bundleContract } from '../../../tools/contract/contract.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Answer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { schema: Schema }>>
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Answer>>
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, Answer>>
  }
}

/** Schemas of texts that are numbers. */
const numericTexts = ['money', 'percent', 'previous-month']

/**
 * The fields of every answer to a GET that hold a number, by operation: `boxes[].sum`, `history{}.total_importe_total`. Read from
 * the contract, so that a new figure is found without anybody naming it.
 */
export async function numericFields(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { paths, components } = (await bundleContract()) as unknown as Contract
  const operations = Object.values(paths).flatMap(({ get }) => (get ? [get] : []))
  const fields = operations.map(({ operationId, responses }) => {
    const own = responses['200']
    const answer = own?.$ref ? targetOf(own.$ref, components.responses) : own
    const schema = answer?.content?.['application/json']?.schema
    return [operationId, schema ? [...new Set(fieldsOf(schema, '', components.schemas))] : []] as const
  })
  return new Map(fields.filter(([, found]) => found.length > 0))
}

function fieldsOf(schema: Schema, path: string, schemas: Contract['components']['schemas']): string[] {
  const { $ref, type, properties = {}, additionalProperties, items, allOf = [], oneOf = [] } = schema
  if ($ref !== undefined) {
    return numericTexts.includes(nameOf($ref)) ? [path] : fieldsOf(targetOf($ref, schemas), path, schemas)
  }
  const types = [type ?? []].flat()
  const own = types.includes('integer') || types.includes('number') ? [path] : []
  const further = [
    ...[...allOf, ...oneOf].map((part) => [path, part] as const),
    ...Object.entries(properties).map(([name, part]) => [path === '' ? name : `${path}.${name}`, part] as const),
    ...(items ? [[`${path}[]`, items] as const] : []),
    ...(typeof additionalProperties === 'object' ? [[`${path}{}`, additionalProperties] as const] : []),
  ]
  return [...own, ...further.flatMap(([at, part]) => fieldsOf(part, at, schemas))]
}

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? ''

function targetOf<Part>($ref: string, parts: Readonly<Record<string, Part>>): Part {
  const target = parts[nameOf($ref)]
  if (!target) throw new Error(`The contract has no ${$ref}.`)
  return target
}

/** A number of an answer, and where it stands. */
export interface FoundValue {
  readonly value: string | number | null
  /** The items, keys and objects on the way to it, outermost first. */
  readonly way: readonly unknown[]
}

/** Every value of a field in an answer. */
export function valuesAt(answer: unknown, field: string): FoundValue[] {
  const steps = field.replaceAll('[]', '.[]').replaceAll('{}', '.{}').split('.')
  return steps.reduce<FoundValue[]>(
    (found, step) =>
      found.flatMap(({ value, way }) => stepInto(value, step).map((next) => ({ ...next, way: [...way, ...next.way] }))),
    [{ value: answer as FoundValue['value'], way: [] }],
  )
}

function stepInto(value: unknown, step: string): FoundValue[] {
  if (value === null || value === undefined) return []
  if (step === '[]') return (value as FoundValue['value'][]).map((item) => ({ value: item, way: [item] }))
  const entries = Object.entries(value as Record<string, FoundValue['value']>)
  if (step === '{}') return entries.map(([key, item]) => ({ value: item, way: [key, item] }))
  return entries.flatMap(([key, item]) => (key === step && item !== undefined ? [{ value: item, way: [] }] : []))
}
