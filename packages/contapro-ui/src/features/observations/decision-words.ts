import type { Decision } from '@contapro/sdk'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import type { ObservationsMessages } from './observations.messages.ts'

/** Who decided what and when, in one sentence. */
export function decisionWords(decision: Decision | null, texts: ObservationsMessages, locale: string): string {
  if (!decision) return texts.nobodyDecided
  return texts.decidedBy[decision.kind](decision.decided_by, formatInstant(decision.decided_at, locale))
}
