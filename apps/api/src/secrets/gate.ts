export interface GateOptions {
  /** Tasks that run at the same time. */
  readonly atOnce: number
  /** Tasks that may wait; one more is refused. */
  readonly waiting: number
  readonly whenFull: () => Error
}

/** Lets only so many tasks run at once; the others wait in line. */
export function createGate({ atOnce, waiting, whenFull }: GateOptions): <T>(task: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = []
  let running = 0
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waiting) throw whenFull()
    await new Promise<void>((resolve) => line.push(resolve))
  }
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
