const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** One call of the contract, as far as mocks and checks need it. */
export interface Operation {
  readonly id: string
  readonly method: (typeof methods)[number]
  /** The contract's path, `/app/internal/businesses/{uuid}/periods`. */
  readonly path: string
  /** The first status that it promises for success. */
  readonly status: number
  /** False for the calls that take no bearer token, or another one than the accountant's. */
  readonly needsToken: boolean
  /** Names of the query; `filters.ruc` is a field of a parameter that holds JSON. */
  readonly query: readonly string[]
  /** Fields of the body, JSON or multipart; empty without one. */
  readonly body: readonly string[]
  /** Fields of the answer with `status`; empty where it is no JSON object. */
  readonly answer: readonly string[]
  /** Schema of that answer. Undefined if it is not JSON. */
  readonly schema: Node | undefined
  /** The first example of that answer; undefined where it is no JSON. */
  readonly example: unknown
}

type Node = Record<string, unknown>

/** Every operation of a bundled contract, in its order. */
export function operationsOf(document: Node): Operation[] {
  return Object.entries(document.paths as Record<string, Node>).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => operationOf(document, { path, method })),
  )
}

function operationOf(document: Node, { path, method }: Pick<Operation, 'path' | 'method'>): Operation {
  const node = (document.paths as Record<string, Record<string, Node>>)[path]?.[method] ?? {}
  const parameters = ((node.parameters ?? []) as Node[]).map((parameter) => resolve(document, parameter))
  const responses = node.responses as Record<string, Node>
  const status = Object.keys(responses).find((key) => key.startsWith('2')) ?? ''
  return {
    id: node.operationId as string,
    method,
    path,
    status: Number(status),
    needsToken: takesAccessToken(node.security as Node[] | undefined),
    query: parameters.filter((parameter) => parameter.in === 'query').flatMap((one) => namesOf(document, one)),
    body: contentFields(document, (node.requestBody ?? {}) as Node),
    answer: contentFields(document, resolve(document, responses[status] ?? {})),
    schema: jsonOf(resolve(document, responses[status] ?? {})).schema,
    example: exampleOf(document, resolve(document, responses[status] ?? {})),
  }
}

/** An operation that says nothing of its own takes the token of whoever is signed in. */
function takesAccessToken(security: readonly Node[] | undefined): boolean {
  return security === undefined || security.some((scheme) => 'accessToken' in scheme)
}

interface JsonContent {
  readonly schema?: Node
  readonly examples?: Record<string, Node>
}

function jsonOf({ content = {} }: Node): JsonContent {
  return (content as Record<string, JsonContent>)['application/json'] ?? {}
}

function exampleOf(document: Node, answer: Node): unknown {
  const [first] = Object.values(jsonOf(answer).examples ?? {})
  return first && resolve(document, first).value
}

function namesOf(document: Node, parameter: Node): string[] {
  const name = parameter.name as string
  return [name, ...contentFields(document, parameter).map((field) => `${name}.${field}`)]
}

function contentFields(document: Node, { content = {} }: Node): string[] {
  return Object.values(content as Record<string, Node>).flatMap(({ schema }) => fieldsOf(document, schema as Node))
}

function fieldsOf(document: Node, schema: Node): string[] {
  const { properties = {}, allOf = [] } = resolve(document, schema) as { properties?: Node; allOf?: Node[] }
  return [...Object.keys(properties), ...allOf.flatMap((part) => fieldsOf(document, part))]
}

/** Resolves a `$ref` to its node. */
export function resolve(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  const keys = node.$ref.slice(2).split('/')
  const found = keys.reduce<unknown>(
    (part, key) => (part as Node | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  return resolve(document, found as Node)
}
