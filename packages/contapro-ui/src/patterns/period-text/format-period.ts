/** The months as Peru writes them: setiembre without p. Source: specification, part 1, section 9. */
const MONTHS: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre'.split(' ')

/** How a period is written: `title` "Octubre 2025", `sentence` "octubre 2025", `month` "octubre", `short` "Oct". */
export type PeriodStyle = 'title' | 'sentence' | 'month' | 'short'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const writers: Readonly<Record<PeriodStyle, (month: string, year: string) => string>> = {
  title: (month, year) => `${capital(month)} ${year}`,
  sentence: (month, year) => `${month} ${year}`,
  month: (month) => month,
  short: (month) => capital(month.slice(0, 3)),
}

/** A period `YYYYMM` in words; what is no period comes back as it is. */
export function formatPeriod(period: string, style: PeriodStyle = 'title'): string {
  const month = /^\d{6}$/.test(period) ? MONTHS[Number(period.slice(4)) - 1] : undefined
  return month === undefined ? period : writers[style](month, period.slice(0, 4))
}
