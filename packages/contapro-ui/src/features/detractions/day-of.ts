/** The day of an instant in Lima: "02/09/2026". */
export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('es-PE', {
    timeZone: 'America/Lima',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}
