import type { SignedIn } from '../../company/accounts/open-session.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'

/** What starts a session, as the contract has it. */
export const toAccess = ({ accessToken, abTestGroup }: SignedIn): Contract<'access'> => ({
  access_token: accessToken,
  ab_test_group: abTestGroup,
})
