import { createRequire } from 'node:module'
import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'
import type { QueryOptions } from './driver.ts'

const { serialize } = protocol

/** A value as node-postgres sends it; its types leave this module out. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  readonly prepareValue: (value: unknown) => string | Buffer | null
}

/**
 * Runs a statement in one exchange with the database. PGlite's own `query` takes six, to ask for the types of the values before it
 * sends them: most of the time of a short statement. Here they go as node-postgres sends them, so that both databases get the same.
 */
export async function queryAtOnce(
  pg: PGlite,
  text: string,
  params: readonly unknown[],
  options: QueryOptions,
): Promise<Results | undefined> {
  const exchange = Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: params.map((value) => prepareValue(value)) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
  return parse.parseResults(await pg.execProtocolStream(exchange, {}), pg.parsers, options).at(-1)
}
