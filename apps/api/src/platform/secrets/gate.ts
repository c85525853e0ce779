/** Whose task it is. */
export interface Requester {
  /** Tasks of one line wait behind each other. */
  readonly line: string
  /** Of two that could be refused, the known one stays. */
  readonly isKnown: boolean
}

export interface GateOptions {
  /** Tasks that run at the same time. */
  readonly atOnce: number
  /** Tasks that may wait; one more is refused. */
  readonly waiting: number
  readonly whenFull: () => Error
}

interface Place {
  readonly isKnown: boolean
  enter(): void
  refuse(): void
}

/**
 * Lets only so many tasks run at once. The lines take turns. When too many wait, the last one of the longest line is refused, so that
 * nobody who comes once is refused because of somebody who comes often.
 */
export function createGate({ atOnce, waiting, whenFull }: GateOptions) {
  /** The line whose turn is next comes first; none is empty. */
  const lines = new Map<string, Place[]>()
  let running = 0
  const queueUp = ({ line, isKnown }: Requester): Promise<void> =>
    new Promise((enter, reject) => {
      const place = { isKnown, enter, refuse: () => reject(whenFull()) }
      lines.set(line, [...(lines.get(line) ?? []), place])
      if ([...lines.values()].flat().length > waiting) refuseOne(lines)
    })
  const leave = (): void => {
    const [first] = lines
    if (!first) {
      running -= 1
      return
    }
    const [line, [next, ...others]] = first
    lines.delete(line)
    if (others.length > 0) lines.set(line, others)
    next?.enter()
  }
  return async <T>(task: () => Promise<T>, requester: Requester): Promise<T> => {
    if (running < atOnce) running += 1
    else await queueUp(requester)
    try {
      return await task()
    } finally {
      leave()
    }
  }
}

/** Of lines of the same length it is the last one that is not known. */
function refuseOne(lines: Map<string, Place[]>): void {
  const weight = (places: readonly Place[]): number => 2 * places.length + (places.at(-1)?.isKnown ? 0 : 1)
  const [line, places] = [...lines].reduce((most, next) => (weight(next[1]) >= weight(most[1]) ? next : most))
  places.pop()?.refuse()
  if (places.length === 0) lines.delete(line)
}
