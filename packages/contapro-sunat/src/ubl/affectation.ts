/** Affectations of catálogo 07 under which something is given away: its value is not part of what is paid. */
const GRATUITOUS: ReadonlySet<string> = new Set('11 12 13 14 15 16 21 31 32 33 34 35 36 37'.split(' '))

/** Whether a line with this affectation (catálogo 07) is given away. */
export function isGratuitous(affectation: string | null): boolean {
  return affectation !== null && GRATUITOUS.has(affectation)
}
