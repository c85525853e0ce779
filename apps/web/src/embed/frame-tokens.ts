/** The access token of a frame, as its host gives it. */
export interface FrameTokens {
  readonly current: () => string | null
  /** The host's answer to a refused token; null when there is no better one. Rejects when it does not come. */
  readonly renew: (refused: string) => Promise<string | null>
  /** A token came. */
  readonly take: (token: string | null) => void
}

/** How long the host may take, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000

/** Keeps the token in memory alone; `ask` tells the host that it was refused. */
export function createFrameTokens(ask: () => void): FrameTokens {
  const waiting = new Set<(token: string | null) => void>()
  let token: string | null = null
  const next = (): Promise<string | null> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The host gave no new token in time.')), ANSWER_LIMIT_MS)
      waiting.add((answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
    })
  return {
    current: () => token,
    renew: async (refused) => {
      const answer = next()
      ask()
      const renewed = await answer
      return renewed === refused ? null : renewed
    },
    take: (given) => {
      token = given
      for (const answer of waiting) answer(given)
      waiting.clear()
    },
  }
}
