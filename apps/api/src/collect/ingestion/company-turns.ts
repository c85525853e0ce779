import type { WaitingFile } from './lease.store.ts'

/** Whose file comes next: the company's that was served longest ago, unless its last try has just failed. */
export class CompanyTurns {
  readonly #lastTurn = new Map<string, number>()
  readonly #notBefore = new Map<string, number>()
  #turns = 0

  /** The files that may begin at this time (milliseconds of the clock), in the order of their turns. */
  order(waiting: readonly WaitingFile[], now: number): WaitingFile[] {
    return waiting
      .filter((file) => (this.#notBefore.get(file.businessUuid) ?? 0) <= now)
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

  #turnOf(file: WaitingFile): number {
    return this.#lastTurn.get(file.businessUuid) ?? 0
  }
}
