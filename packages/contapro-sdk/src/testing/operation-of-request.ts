import type { OperationId } from '../contract/contract.ts'
import { operationPaths } from '../generated/operation-paths.gen.ts'

/** Finds the operation of a request by method and path. If several match, returns the one with the fewest parameters. Undefined if none matches. */
export function operationOfRequest(method: string, path: string): OperationId | undefined {
  const fitting = Object.entries(operationPaths).filter(
    ([, known]) =>
      known.method === method.toLowerCase() && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  const [best] = fitting.toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)
  return best?.[0] as OperationId | undefined
}
