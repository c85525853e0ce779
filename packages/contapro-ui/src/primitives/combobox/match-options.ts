import type { SelectOption } from '../select/select.tsx'
import { foldText } from '../texts/fold-text.ts'

/** The options whose label holds the query, whatever its accents and capitals. */
export function matchOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const wanted = foldText(query)
  return wanted === '' ? options : options.filter((option) => foldText(option.label).includes(wanted))
}
