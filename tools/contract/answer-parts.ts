import { operationsOf, resolve } from './operations.ts'

type Node = Record<string, unknown>

/** Values keyed by property of an answer. A nested object has those of a nested object, or of each row of a list. */
export interface AnswerPart {
  readonly [name: string]: unknown
}

/** One property of an object schema. */
interface Property {
  readonly name: string
  readonly schema: Node
  readonly isRequired: boolean
}

/**
 * Defaults of the properties that an answer may leave out, keyed by operation. Operations without defaults are omitted.
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

/** Properties that the specification names, keyed by operation: `true`, or the properties of a nested object. */
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

/** Maps the properties of a schema with `valueOf` and omits undefined values. Undefined for a schema without properties. */
function partOf(document: Node, schema: Node, valueOf: (property: Property) => unknown): AnswerPart | undefined {
  const properties = propertiesOf(document, schema)
  if (properties.length === 0) return undefined
  return Object.fromEntries(
    properties.flatMap((property) => {
      const value = valueOf(property)
      return value === undefined ? [] : [[property.name, value]]
    }),
  )
}

/** Properties of an object, of the rows of a list, or of a nullable object. A map has the one property `*`. */
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
