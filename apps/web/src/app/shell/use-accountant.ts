import type { User } from '@contapro/sdk'
import { useMe, useSession } from '@contapro/sdk/react'

/** The accountant as the server says, or as the session remembers until then. */
export function useAccountant(): User | undefined {
  const me = useMe()
  const { user } = useSession()
  return me.data ?? user ?? undefined
}

/** How the accountant is called. */
export interface AccountantName {
  /** Names and surnames. */
  readonly name: string
  readonly surname: string
}

/** Undefined until the accountant is known. */
export function useAccountantName(): AccountantName | undefined {
  const user = useAccountant()
  return user && { name: `${user.name} ${user.last_name}`.trim(), surname: user.last_name }
}

/** Whether the accountant came by the partner's software. */
export const useIsSiscont = (): boolean => useAccountant()?.accountant_profile === 'Siscont'
