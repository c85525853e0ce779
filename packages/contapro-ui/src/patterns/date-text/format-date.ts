/** A civil date `YYYY-MM-DD` as `dd/mm/yyyy`; '-' when there is none. No clock and no zone are asked. */
export function formatDate(date: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? []
  return day ? `${day}/${month}/${year}` : '-'
}
