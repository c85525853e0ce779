/** What the log may hold of a failure. */
export interface ErrorDescription {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly frames: readonly string[]
  readonly cause?: ErrorDescription
}

/**
 * A failure for the log. A failed query's own text is left out: drizzle writes the parameters into it (passwords' hashes,
 * sealed secrets, names), and PostgreSQL's `detail` holds column values.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: 'not an error', frames: [] }
  const { code, cause, query } = error as { code?: unknown; cause?: unknown; query?: unknown }
  return {
    name: error.name,
    message: query === undefined ? error.message : 'a query failed',
    ...(typeof code === 'string' && { code }),
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}
