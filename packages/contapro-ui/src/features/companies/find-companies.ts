import type { Business } from '@contapro/sdk'
import { foldText } from '../../primitives/texts/fold-text.ts'

const byStatus = (a: Business, b: Business): number => (a.status === b.status ? 0 : a.status < b.status ? 1 : -1)
const byName = new Intl.Collator('es-PE').compare

/** Companies by status text in descending order, VALID first, then by name (decisions 19). */
export function sortCompanies(companies: readonly Business[]): readonly Business[] {
  return companies.toSorted((a, b) => byStatus(a, b) || byName(a.name, b.name))
}

/** Companies whose name holds the text, whatever its capitals and accents (part 1 §4). */
export function findCompaniesByName(companies: readonly Business[], text: string): readonly Business[] {
  const wanted = foldText(text)
  return companies.filter((company) => foldText(company.name).includes(wanted))
}
