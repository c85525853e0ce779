import { useState } from 'react'
import type { ContaproError } from '../client/contapro-error.ts'
import { useContaproClient } from '../provider/contapro-context.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { createPartnerEntry, type PartnerEntryOutcome } from './create-partner-entry.ts'
import type { PartnerAddress } from './sign-in-from-address.ts'

/** How an entry from the partner software stands. */
export interface PartnerEntryState {
  /** Begins, or goes on where the last attempt failed. */
  readonly run: (listener?: (outcome: PartnerEntryOutcome) => void) => void
  readonly isRunning: boolean
  readonly outcome: PartnerEntryOutcome | undefined
  readonly error: ContaproError | null
}

/** The partner validate flow (part 1 §4) for what the address brought when the component was first drawn. */
export function useEnterFromPartner(address: PartnerAddress): PartnerEntryState {
  const client = useContaproClient()
  const [entry] = useState(() => createPartnerEntry(client, address))
  const { mutate, isPending, data, error } = useContaproMutation({ mutate: () => entry.run() })
  return {
    run: (listener) => mutate(undefined, { onSuccess: (outcome) => listener?.(outcome) }),
    isRunning: isPending,
    outcome: data,
    error,
  }
}
