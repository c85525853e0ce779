/**
 * How much of each file has left the browser, in percent: one request carries them all, one after the other. What the
 * request adds around them counts as sent first, so that no file is complete too early.
 */
export function sentShares(sizes: readonly number[], sentBytes: number, totalBytes: number): readonly number[] {
  const overhead = Math.max(totalBytes - sizes.reduce((sum, size) => sum + size, 0), 0)
  let before = overhead
  return sizes.map((size) => {
    const sent = Math.min(Math.max(sentBytes - before, 0), size)
    before += size
    return size === 0 ? (sentBytes >= before ? 100 : 0) : Math.floor((sent * 100) / size)
  })
}
