/** One step of a guided tour. */
export interface TourStep {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What it speaks of, looked for when its turn comes and until it is there; without one, or until then, the card stands alone. */
  readonly target?: () => Element | null
}
