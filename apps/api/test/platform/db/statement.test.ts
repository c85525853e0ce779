import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, type Db, schema } from '../../../src/platform/db/index.ts'
import { createStatement, type Places } from '../../../src/platform/db/statement.ts'
import { openTestDatabase } from '../../../test-kit/databases.ts'

const { businesses } = schema

interface Values {
  readonly ruc: string
  readonly size: number
}

const withRuc = (db: Db, at: Places<Values>) =>
  db.select({ name: businesses.name }).from(businesses).where(eq(businesses.ruc, at.ruc)).$dynamic()

const limited = (db: Db, at: Places<Values>) => withRuc(db, at).limit(at.size)

const perhapsLimited = (db: Db, at: Places<Values>, { isLimited }: { readonly isLimited: boolean }) =>
  isLimited ? limited(db, at) : withRuc(db, at)

describe('a statement', () => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase('pglite')
  })

  afterAll(() => database.close())

  it('is built once, and takes the values of each call', () => {
    const build = vi.fn<typeof limited>(limited)
    const byRuc = createStatement(build)
    const first = byRuc(database, { ruc: '20100000011', size: 5 })
    const second = byRuc(database, { ruc: '20100000029', size: 7 })
    expect(first.params).toEqual(['20100000011', 5])
    expect(second.params).toEqual(['20100000029', 7])
    expect(second.sql).toBe(first.sql)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('is built once for each shape', () => {
    const build = vi.fn<typeof perhapsLimited>(perhapsLimited)
    const byRuc = createStatement(build)
    const values = { ruc: '20100000011', size: 5 }
    const texts = [true, false, true].map((isLimited) => byRuc(database, values, { isLimited }).sql)
    expect(texts[0]).toContain('limit')
    expect(texts[1]).not.toContain('limit')
    expect(texts[2]).toBe(texts[0])
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('refuses a call without one of its values, rather than ask for something else', () => {
    const byRuc = createStatement(limited)
    expect(() => byRuc(database, { ruc: '20100000011' } as Values)).toThrow('No value for placeholder "size"')
  })
})
