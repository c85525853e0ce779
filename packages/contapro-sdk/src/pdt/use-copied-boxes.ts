import type { PeriodScope } from '../contract/period-scope.ts'
import { useContaproClient } from '../provider/contapro-context.ts'
import { useStore } from '../provider/use-store.ts'
import { type CopiedBoxes, copiedBoxesIn } from '../session/copied-boxes.ts'
import { tokenClaims } from '../session/token-claims.ts'

/**
 * What the accountant last copied of each box of a form, in whole soles, and the function that remembers one more. Kept in this
 * browser, for each account, company and period.
 */
export function useCopiedBoxes({
  businessUuid,
  taxPeriod,
}: Pick<PeriodScope, 'businessUuid' | 'taxPeriod'>): readonly [
  copied: CopiedBoxes,
  markCopied: (box: string, value: number) => void,
] {
  const { auth, browserStorage } = useContaproClient().session
  const copiedBoxes = copiedBoxesIn(browserStorage)
  const { user, accessToken } = useStore(auth)
  const account = user?.uuid ?? (accessToken === null ? undefined : tokenClaims(accessToken).sub) ?? ''
  const place = { account, businessUuid, taxPeriod }
  const copied = copiedBoxes.copiedOf(useStore(copiedBoxes), place)
  return [copied, (box, value) => copiedBoxes.markCopied(place, box, value)]
}
