/** Time as the client takes it; a test brings its own. */
export interface ContaproClock {
  readonly now: () => Date
  /** Runs something later; answers the function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The platform's time. */
export const systemClock: ContaproClock = {
  now: () => new Date(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
