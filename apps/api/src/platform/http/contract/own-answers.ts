/**
 * The contract as Contapro's own answers follow it: every field of an object is required, except those with `x-optional`.
 * The contract itself requires fewer fields, because a partner's server may implement the specification only.
 */
export function requireEveryField(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(requireEveryField)
  if (!isNode(node)) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, requireEveryField(value)]))
  return isNode(node.properties) ? { ...copy, required: alwaysSent(node.properties) } : copy
}

function alwaysSent(properties: Record<string, unknown>): string[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    isNode(schema) && schema['x-optional'] === true ? [] : [name],
  )
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
