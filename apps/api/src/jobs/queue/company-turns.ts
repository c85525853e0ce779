import type { WaitingWork } from '../../vouchers/stores/lease.store.ts'

/** Whose work comes next: the company's that was served longest ago, unless its last try has just failed. */
export class CompanyTurns {
  readonly #lastTurn = new Map<string, number>()
  readonly #notBefore = new Map<string, number>()
  #turns = 0

  /** What may begin at this time (milliseconds of the clock), in the order of the turns. */
  order<Work extends WaitingWork>(waiting: readonly Work[], now: number): Work[] {
    return waiting
      .filter((work) => (this.#notBefore.get(work.businessUuid) ?? 0) <= now)
      .toSorted((a, b) => this.#turnOf(a) - this.#turnOf(b))
  }

  serve(businessUuid: string): void {
    this.#turns += 1
    this.#lastTurn.set(businessUuid, this.#turns)
  }

  /** Nothing of the company begins before this time. */
  postpone(businessUuid: string, until: number): void {
    this.#notBefore.set(businessUuid, until)
  }

  #turnOf(work: WaitingWork): number {
    return this.#lastTurn.get(work.businessUuid) ?? 0
  }
}
