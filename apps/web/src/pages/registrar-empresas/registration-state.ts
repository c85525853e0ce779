import type { RegistrationProgress } from '@contapro/ui'
import * as z from 'zod/mini'

const companies = z.array(z.object({ name: z.string(), ruc: z.string() }))
const stateSchema = z.object({
  newUser: z.optional(z.boolean()),
  progress: z.optional(z.object({ companies, isSkipped: z.boolean() })),
  sessionId: z.optional(z.string()),
})

/** What an entry of the history knows of a registration. */
export interface RegistrationState {
  readonly newUser: boolean
  readonly progress?: RegistrationProgress | undefined
}

/** Reads the state of an entry. One that is not ours is the start, and so is another session's: the history outlives a sign-out. */
export function registrationState(state: unknown, currentSession: string): RegistrationState {
  const result = stateSchema.safeParse(state)
  if (!result.success) return { newUser: false }
  const { newUser = false, progress, sessionId } = result.data
  return { newUser, progress: sessionId === currentSession ? progress : undefined }
}
