/** Writes the civil date of an instant in Lima, `YYYY-MM-DD`. */
export const daysInLima: Intl.DateTimeFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' })

/** The civil date of an instant in Lima, `YYYY-MM-DD`; undefined if it is none. */
export function dayOf(instant: string): string | undefined {
  const moment = Date.parse(instant)
  return Number.isNaN(moment) ? undefined : daysInLima.format(moment)
}
