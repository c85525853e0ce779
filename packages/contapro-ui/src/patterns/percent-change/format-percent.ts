const format = new Intl.NumberFormat('es-PE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Per cent with one decimal, without a sign: 8.4 is "8.4%". Null when the previous month was 0: '-'. */
export function formatPercent(percent: number | null | undefined): string {
  return percent === null || percent === undefined ? '-' : `${format.format(Math.abs(percent))}%`
}
