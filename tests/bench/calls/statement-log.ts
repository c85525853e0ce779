import type { Driver, QueryOptions } from '../../../apps/api/src/platform/db/driver.ts'

interface Statement {
  readonly sql: string
  readonly params: readonly unknown[]
  readonly options: QueryOptions | undefined
}

/** Hears what a server sends to its database. */
export interface StatementLog {
  /** Does a work, and answers one that sends the same statements one after the other, and does nothing with what comes back. */
  bareWorkOf(work: () => Promise<void>): Promise<() => Promise<void>>
}

const TRIES = 5

export function logStatements(driver: Driver): StatementLog {
  const send = driver.query.bind(driver)
  const sent: Statement[] = []
  driver.query = (sql, params = [], options) => {
    sent.push({ sql, params, options })
    return send(sql, params, options)
  }
  const during = async (work: () => Promise<void>): Promise<Statement[]> => {
    sent.length = 0
    await work()
    return [...sent]
  }
  return {
    async bareWorkOf(work) {
      // Now and then the server also looks for uploads, or for the session: the fewest statements are the work's own.
      let own = await during(work)
      for (let tries = 1; tries < TRIES; tries += 1) {
        const statements = await during(work)
        if (statements.length < own.length) own = statements
      }
      return async () => {
        for (const { sql, params, options } of own) await send(sql, params, options)
      }
    },
  }
}
