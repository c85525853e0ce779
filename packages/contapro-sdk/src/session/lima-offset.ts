/** Peru is five hours behind UTC all year round. */
export const LIMA_OFFSET_MS: number = 5 * 3_600_000
