/** The codes of a failure and of what caused it, outermost first: SQLSTATE, Node's, ours. */
export function errorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return [...(typeof code === 'string' ? [code] : []), ...errorCodes(cause)]
}
