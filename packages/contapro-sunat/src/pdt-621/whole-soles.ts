import { type Centimos, centimos } from '../money/centimos.ts'

const CENTIMOS_PER_SOL = 100

/** The amount in whole soles, as the forms take it: half up by its size, so that −0.50 is −1. Source: TUO Código Tributario, art. 33. */
export function wholeSoles(amount: Centimos): number {
  const soles = Math.floor((Math.abs(amount) + CENTIMOS_PER_SOL / 2) / CENTIMOS_PER_SOL)
  return amount < 0 ? 0 - soles : soles
}

/** So many whole soles as an amount. */
export function solesToCentimos(soles: number): Centimos {
  return centimos(soles * CENTIMOS_PER_SOL)
}
