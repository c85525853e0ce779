import type { Contract } from '../../http/contract/contract-values.ts'
import type { SignedIn } from '../sessions/open-session.ts'

/** What starts a session, as the contract has it. */
export const toAccess = ({ accessToken, abTestGroup }: SignedIn): Contract<'access'> => ({
  access_token: accessToken,
  ab_test_group: abTestGroup,
})
