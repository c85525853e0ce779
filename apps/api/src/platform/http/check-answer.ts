import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api-env.ts'
import type { Operation } from './contract/operations.ts'
import { checkOfOwnAnswer } from './contract/schema-checker.ts'

/**
 * Compares every answer with the contract and reports what does not fit: for tests and development.
 *
 * @param report gets one sentence for each breach.
 */
export function checkAnswers(report: (breach: string) => void): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next()
    const operation = c.get('operation')
    if (operation) for (const breach of await breaches(operation, c.res)) report(`${operation.id}: ${breach}`)
  }
}

async function breaches(operation: Operation, response: Response): Promise<string[]> {
  const { status } = response
  if (!operation.answers.has(status)) return [`the contract does not promise status ${status}`]
  const schema = operation.answers.get(status)
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (schema === undefined) return isJson ? [`status ${status} is not JSON in the contract`] : []
  if (!isJson) return [`status ${status} must be JSON`]
  const errors = checkOfOwnAnswer(schema)(await response.clone().json())
  return errors.map((e) => `status ${status}: ${e.instancePath || '/'} ${e.message}`)
}
