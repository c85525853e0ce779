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
  const stops = [
    onAnswer(client, queryClient, ([resource, businessUuid], data) => {
      const selected = business.getSnapshot().company?.uuid
      if (resource === 'tax-periods' && selected !== undefined && businessUuid === selected) {
        setTaxPeriods(data as readonly string[])
      }
    }),
    business.subscribe(() => {
      const selected = business.getSnapshot().company?.uuid
      if (selected === undefined || dashboard.getSnapshot().taxPeriods.length > 0) return
      const known = queryClient.getQueryData<readonly string[]>([...resourceKey(client, 'tax-periods'), selected])
      if (known) setTaxPeriods(known)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
