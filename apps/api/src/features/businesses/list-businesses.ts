import { type BusinessWithPeriods, listBusinessesOf } from '../../company/businesses.store.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

const spanish = new Intl.Collator('es-PE')

/** The accountant's companies: by status text in descending order, then by name (decisions 19). */
export async function listBusinesses({ database, accountantUuid }: RequestContext): Promise<BusinessWithPeriods[]> {
  const rows = await listBusinessesOf(database, accountantUuid)
  return rows.toSorted(
    (a, b) => compareText(b.status, a.status) || spanish.compare(a.name, b.name) || compareText(a.ruc, b.ruc),
  )
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
