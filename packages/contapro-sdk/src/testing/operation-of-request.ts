import type { OperationId } from '../contract/contract.ts'
import { operationPaths } from '../generated/operation-paths.gen.ts'

/** The operation of a request by its method and path; of several that fit, the one with the fewest parameters. Undefined of any other request. */
export function operationOfRequest(method: string, path: string): OperationId | undefined {
  const fitting = Object.entries(operationPaths).filter(
    ([, known]) =>
      known.method === method.toLowerCase() && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  const [best] = fitting.toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)
  return best?.[0] as OperationId | undefined
}
