/** One step of a guided tour. */
export interface TourStep {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What it speaks of, looked for when its turn comes; without one, or when it is not there, the card stands alone. */
  readonly target?: () => Element | null
}
