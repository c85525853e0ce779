import type { User } from '@contapro/sdk'
import { useMe, useSession } from '@contapro/sdk/react'

/** The accountant as the server says, or as the session remembers until then. */
export function useAccountant(): User | undefined {
  const me = useMe()
  const { user } = useSession()
  return me.data ?? user ?? undefined
}

/** Names and surnames; undefined until the accountant is known. */
export function useAccountantName(): string | undefined {
  const user = useAccountant()
  return user && `${user.name} ${user.last_name}`.trim()
}

/** Whether the accountant came by the partner's software. */
export const useIsSiscont = (): boolean => useAccountant()?.accountant_profile === 'Siscont'
