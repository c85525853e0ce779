import type { PadronRow } from '../padron/padron-row.ts'

/** What the padrón reducido says of an issuer, as far as a rule asks. */
export interface IssuerStanding {
  /** False when its RUC is suspended, given up or struck off. */
  readonly isActive: boolean
  /** False when it is "no habido". */
  readonly isFound: boolean
}

/**
 * How a taxpayer of the padrón stands. "No hallado" and "pendiente" have no effect of their own, and what SUNAT leaves
 * out speaks against nobody.
 */
export function issuerStanding({ state, condition }: Pick<PadronRow, 'state' | 'condition'>): IssuerStanding {
  return {
    isActive: ['', 'ACTIVO'].includes(state.trim().toUpperCase()),
    isFound: condition.trim().toUpperCase() !== 'NO HABIDO',
  }
}
