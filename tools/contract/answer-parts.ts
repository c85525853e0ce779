import { operationsOf, resolve } from './operations.ts'

type Node = Record<string, unknown>

/** What is told of an answer, or of a part of it: by property, and for a list of its rows. */
export interface AnswerPart {
  readonly [name: string]: unknown
}

/** One property of a part, as the contract has it. */
interface Property {
  readonly name: string
  readonly schema: Node
  readonly isRequired: boolean
}

/**
 * The `default` of each property that an answer may leave out, by operation. What lies deeper is an object; operations
 * without any are not there.
 */
export function answerDefaults(document: Node): ReadonlyMap<string, AnswerPart> {
  const defaultsOf = (schema: Node): AnswerPart | undefined => {
    const part = partOf(document, schema, ({ schema: inner }) =>
      'default' in inner ? inner.default : defaultsOf(inner),
    )
    return Object.keys(part ?? {}).length > 0 ? part : undefined
  }
  return byOperation(document, defaultsOf)
}

/** The properties that an answer of the specification has, by operation: `true`, or those of the part below. */
export function answerFields(document: Node): ReadonlyMap<string, AnswerPart> {
  const fieldsOf = (schema: Node): AnswerPart | undefined =>
    partOf(document, schema, ({ schema: inner, isRequired }) => (isRequired ? (fieldsOf(inner) ?? true) : undefined))
  return byOperation(document, fieldsOf)
}

function byOperation(document: Node, partOfSchema: (schema: Node) => AnswerPart | undefined): Map<string, AnswerPart> {
  return new Map(
    operationsOf(document).flatMap(({ id, schema }) => {
      const part = schema && partOfSchema(schema)
      return part ? [[id, part] as const] : []
    }),
  )
}

/** The properties of a schema for which `tell` has an answer; undefined of a schema without properties. */
function partOf(document: Node, schema: Node, tell: (property: Property) => unknown): AnswerPart | undefined {
  const properties = propertiesOf(document, schema)
  if (properties.length === 0) return undefined
  return Object.fromEntries(
    properties.flatMap((property) => {
      const value = tell(property)
      return value === undefined ? [] : [[property.name, value]]
    }),
  )
}

/** The properties of an object, of the rows of a list, or of what may be null; `*` stands for every key of a map. */
function propertiesOf(document: Node, schema: Node): Property[] {
  const { properties, required, allOf, oneOf, items, additionalProperties } = resolve(document, schema) as {
    readonly properties?: Record<string, Node>
    readonly required?: readonly string[]
    readonly allOf?: readonly Node[]
    readonly oneOf?: readonly Node[]
    readonly items?: Node
    readonly additionalProperties?: Node | boolean
  }
  const parts = [...(allOf ?? []), ...(oneOf ?? []), ...(items ? [items] : [])]
  const own = Object.entries(properties ?? {}).map(([name, inner]) => ({
    name,
    schema: inner,
    isRequired: required?.includes(name) ?? false,
  }))
  const ofMap =
    typeof additionalProperties === 'object' ? [{ name: '*', schema: additionalProperties, isRequired: true }] : []
  return [...own, ...ofMap, ...parts.flatMap((part) => propertiesOf(document, part))]
}
