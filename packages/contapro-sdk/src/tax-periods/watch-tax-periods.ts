import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'
import { onAnswer } from '../queries/on-answer.ts'
import { resourceKey } from '../queries/resource-key.ts'

/**
 * Brings the selected company's periods into the selection: those that the cache knows when the company is chosen without any,
 * and each answer after that, so that a first upload brings its period.
 */
export function watchTaxPeriods(client: ContaproClient, queryClient: QueryClient): () => void {
  const { business, dashboard, setTaxPeriods } = client.session
  const selected = (): string | undefined => business.getSnapshot().company?.uuid
  const stopAnswers = onAnswer(client, queryClient, 'tax-periods', ([businessUuid], data) => {
    if (businessUuid === selected()) setTaxPeriods(data as readonly string[])
  })
  const stopSelection = business.subscribe(() => {
    if (dashboard.getSnapshot().taxPeriods.length > 0) return
    const known = queryClient.getQueryData<readonly string[]>([...resourceKey(client, 'tax-periods'), selected()])
    if (known) setTaxPeriods(known)
  })
  return () => {
    stopAnswers()
    stopSelection()
  }
}
