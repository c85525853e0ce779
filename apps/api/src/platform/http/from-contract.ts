import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DomainError, type Reason, RequestMalformedError } from '../errors/domain-error.ts'
import type { ApiEnv } from './api-env.ts'
import { authenticate } from './authenticate.ts'
import type { BodyOf, HeaderOf, Nothing, PathOf, QueryOf } from './contract/contract-values.ts'
import { fieldReasons } from './contract/field-reasons.ts'
import { nulReasons } from './contract/nul-reasons.ts'
import { type Operation, type OperationId, operationOf, type Parameter } from './contract/operations.ts'
import { checkOf, checkOfParameters, type SchemaCheck } from './contract/schema-checker.ts'

interface ReadRequest<Id extends OperationId> {
  in: Nothing
  out: { query: QueryOf<Id>; param: PathOf<Id>; header: HeaderOf<Id>; json: BodyOf<Id> }
}

/** Operations by the middleware that serves them: how a test sees that the routes and the contract agree. */
const served = new WeakMap<object, Operation>()

/** The operation that a handler of a route belongs to, if it is one of `fromContract`. */
export const operationServedBy = (handler: object): Operation | undefined => served.get(handler)

/**
 * Lets a request pass when it is what the contract says: token, path, query and JSON body. Parameters and fields that the
 * contract does not know are refused, so that a mistyped filter never answers the unfiltered list.
 */
export function fromContract<Id extends OperationId>(id: Id): MiddlewareHandler<ApiEnv, string, ReadRequest<Id>> {
  const operation = operationOf(id)
  const path = parameterReader(operation.parameters, 'path')
  const query = parameterReader(operation.parameters, 'query')
  const header = parameterReader(operation.parameters, 'header')
  const checkBody = operation.jsonBody === undefined ? undefined : checkOf(operation.jsonBody)
  const middleware: MiddlewareHandler<ApiEnv, string, ReadRequest<Id>> = async (c, next) => {
    c.set('operation', operation)
    if (operation.needsToken) await authenticate(c)
    const reasons: Reason[] = []
    c.req.addValidatedData('param', path(one(c.req.param()), reasons))
    c.req.addValidatedData('query', query(queryOf(c), reasons))
    c.req.addValidatedData('header', header(namedHeaders(c, operation), reasons))
    if (checkBody) c.req.addValidatedData('json', await readJson(c, checkBody, reasons))
    if (reasons.length > 0) throw new RequestMalformedError(reasons)
    await next()
  }
  served.set(middleware, operation)
  return middleware
}

type Values = Record<string, string[]>

const one = (values: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]))

/** Not `c.req.queries()`: it loses a parameter `__proto__`, which the contract must refuse like any other unknown one. */
function queryOf(c: Context): Values {
  const { searchParams } = new URL(c.req.url)
  return Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]))
}

/** Other headers are not the contract's: browsers and proxies add many. */
const namedHeaders = (c: Context, { parameters }: Operation): Values =>
  one(
    Object.fromEntries(
      parameters.flatMap(({ name, in: place }) => {
        const value = place === 'header' ? c.req.header(name) : undefined
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  )

function parameterReader(all: readonly Parameter[], place: Parameter['in']) {
  const parameters = all.filter((p) => p.in === place)
  const byName = new Map(parameters.map((p) => [p.name, p]))
  const check = checkOfParameters(parameters)
  const defaults = Object.fromEntries(parameters.flatMap((p) => (p.default === undefined ? [] : [[p.name, p.default]])))
  return (values: Values, reasons: Reason[]): object => {
    const read: object = Object.fromEntries(
      Object.entries(values).map(([name, texts]) => [name, readValue(byName.get(name), texts)]),
    )
    reasons.push(...fieldReasons(check(read)), ...nulReasons(read))
    return { ...defaults, ...read }
  }
}

/** What does not read stays as it came: the schema then says what is wrong with it. */
function readValue(parameter: Parameter | undefined, texts: readonly string[]): unknown {
  const [text] = texts
  if (text === undefined || texts.length > 1) return texts
  if (parameter?.isInteger && /^\d{1,15}$/.test(text)) return Number(text)
  return parameter?.isJson ? (parseJson(text) ?? text) : text
}

/** Forms are small; files go another way. */
const MAX_JSON_BYTES = 64 * 1024

const limitBody = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw new DomainError('REQUEST_TOO_LARGE', 'La solicitud supera el tamaño permitido.')
  },
})

async function readJson(c: Context<ApiEnv>, check: SchemaCheck, reasons: Reason[]): Promise<object> {
  await limitBody(c, async () => undefined)
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const body = type === 'application/json' ? parseJson(await textInTime(c)) : undefined
  if (typeof body !== 'object' || body === null) throw new RequestMalformedError()
  reasons.push(...fieldReasons(check(body)), ...nulReasons(body))
  return body
}

async function textInTime(c: Context<ApiEnv>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyTooSlowError()), c.var.services.limits.bodySeconds * 1000)
  })
  try {
    return await Promise.race([c.req.text(), late])
  } finally {
    clearTimeout(timer)
  }
}

class BodyTooSlowError extends DomainError {
  constructor() {
    super('REQUEST_TOO_SLOW', 'La solicitud tardó demasiado en llegar. Revisa tu conexión e inténtalo de nuevo.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
