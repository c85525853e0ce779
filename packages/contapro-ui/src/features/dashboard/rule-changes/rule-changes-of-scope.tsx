import type { PeriodScope } from '@contapro/sdk'
import { useRuleChanges } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { RuleChangesNotice } from './rule-changes-notice.tsx'

export interface RuleChangesOfScopeProps {
  readonly scope: Pick<PeriodScope, 'businessUuid'>
  /** The figures come first. */
  readonly isReady: boolean
}

/** What the rules of an update changed, connected. A server that does not know of it changes nothing. */
export function RuleChangesOfScope({ scope, isReady }: RuleChangesOfScopeProps): JSX.Element | null {
  const { businessUuid } = scope
  const { data } = useRuleChanges(businessUuid, { enabled: isReady })
  const changes = data?.changes ?? []
  const merged = data?.merged_vouchers ?? []
  if (changes.length + merged.length === 0) return null
  return <RuleChangesNotice businessUuid={businessUuid} changes={changes} merged={merged} />
}
