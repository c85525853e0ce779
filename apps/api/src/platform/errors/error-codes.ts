/** The codes of a failure and of what caused it, outermost first: SQLSTATE, Node's, ours. */
export function errorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return [...(typeof code === 'string' ? [code] : []), ...errorCodes(cause)]
}

/** Whether a failure comes from a disk without space, of this machine (ENOSPC, EDQUOT) or of the database (SQLSTATE 53100). */
export const isDiskFull = (error: unknown): boolean => errorCodes(error).some((code) => DISK_FULL.test(code))

const DISK_FULL = /^(ENOSPC|EDQUOT|53100)$/
