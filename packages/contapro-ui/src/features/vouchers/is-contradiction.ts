/** Codes of `FileWarningCode` about a voucher that does not add up; all others are about rows and XML that do not count. */
const codes: ReadonlySet<string> = new Set(['TOTAL_MISMATCH', 'XML_REMAINDER'])

/** Whether a warning says that the voucher contradicts itself, and not that another row or file contradicts it. */
export const isContradiction = ({ code }: { readonly code: string }): boolean => codes.has(code)
