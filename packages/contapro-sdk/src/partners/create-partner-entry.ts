import type { ContaproClient } from '../client/contapro-client.ts'
import { openPartnerCompany, type PartnerOpening } from './open-partner-company.ts'
import { type PartnerAddress, type PartnerArrival, signInFromAddress } from './sign-in-from-address.ts'

/** Where the entry leads. */
export type PartnerEntryOutcome =
  | (PartnerOpening & {
      /**
       * The address to confirm. Set at the first entry into an account whose address was never verified. Its password was voided, and
       * a mail to set a new one was sent. The entry may go on without it.
       */
      readonly confirmEmail?: string
    })
  /** Address or password have no account: its form, for which the session keeps the data. */
  | { readonly step: 'register-account' }
  /** The account of the address has no password: its owner sets one by mail (`requestPasswordRecovery`). */
  | { readonly step: 'confirm-email'; readonly email: string }

/** One entry from the partner software. */
export interface PartnerEntry {
  /**
   * Runs the partner validate flow (part 1 §4). While it runs, everybody who asks gets the same run; after a failure it goes on where
   * it failed, so that a token that can be used once is not used twice. Fails with the `ContaproError` of the call that failed.
   */
  readonly run: () => Promise<PartnerEntryOutcome>
}

/** Prepares the entry with what the address brought; nothing is sent before `run`. Tells `partner-entry-refused`. */
export function createPartnerEntry(client: ContaproClient, address: PartnerAddress): PartnerEntry {
  let arrival: PartnerArrival | undefined
  let running: Promise<PartnerEntryOutcome> | undefined
  const enter = async (): Promise<PartnerEntryOutcome> => {
    if (!arrival) {
      const signIn = await signInFromAddress(client, address)
      if (signIn.step !== 'signed-in') return signIn
      arrival = signIn.arrival
    }
    const opening = await openPartnerCompany(client, arrival)
    return arrival.passwordVoided ? { ...opening, confirmEmail: arrival.email } : opening
  }
  const attempt = async (): Promise<PartnerEntryOutcome> => {
    try {
      const outcome = await enter()
      if (outcome.step === 'refused') {
        client.events.tell({ type: 'partner-entry-refused', reason: outcome.refusal.reason })
      }
      return outcome
    } catch (error) {
      running = undefined
      throw error
    }
  }
  return {
    run: () => {
      running ??= attempt()
      return running
    },
  }
}
