import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  asIs,
  columnList,
  computed,
  createPartsQuery,
  createQuery,
  type Database,
  type Places,
  schema,
} from '../../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../../test-kit/databases.ts'

const { businesses, collections, eventLogs, users } = schema

describe.each(databaseKinds)('rows of a list, on %s', (kind) => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const accountantUuid = randomUUID()
    const at = new Date('2026-08-31T05:00:00.123Z')
    await database.db.insert(users).values({
      uuid: accountantUuid,
      email: 'ana@contapro.test',
      passwordHash: '-',
      name: 'Ana "la contadora"',
      lastName: '',
      documentNumber: '45678912',
      phoneNumber: '999888777',
      accountantProfile: 'Estudio Contable',
      planType: 3,
      planEndDate: '2026-12-31',
      createdAt: at,
    })
    const company = { accountantUuid, solUsername: 'USUARIO1', sealedSolPassword: '-', createdAt: at }
    await database.db.insert(businesses).values([
      { ...company, ruc: '20100000011', name: 'A', missingPermissions: [{ module_name: 'SIRE, «compras»' }] },
      { ...company, ruc: '20100000029', name: 'B', givenNames: 'Inés|Ñ\n😀' },
    ])
  })

  afterAll(() => database.close())

  it('are read as drizzle reads them: numbers, dates, instants, lists, nothing, and text with any sign', async () => {
    const parts = { business: getTableColumns(businesses), accountant: getTableColumns(users) }
    const join = (selection: object) =>
      database.db
        .select(selection as never)
        .from(businesses)
        .innerJoin(users, eq(users.uuid, businesses.accountantUuid))
        .orderBy(businesses.ruc)
    const lists = {
      business: columnList('businesses', parts.business),
      accountant: columnList('users', parts.accountant),
    }
    const read = await createPartsQuery(parts, () => join(lists))(database, {})
    expect(read).toEqual(await join(parts))
    expect(read.map(({ business }) => business?.givenNames)).toEqual([null, 'Inés|Ñ\n😀'])
  })

  it('have their parts apart: what was not joined is null, and what the database computes is a number or its own list', async () => {
    const parts = {
      business: { ruc: businesses.ruc },
      job: { request: collections.request, attempts: collections.attempts },
      sums: { events: computed(), most: computed(), names: asIs<string[]>() },
    }
    const companyOf = createPartsQuery(parts, (db, at: Places<{ readonly ruc: string }>) =>
      db
        .select({
          business: columnList('businesses', parts.business),
          job: columnList('collections', parts.job),
          events: sql`(select count(*) from ${eventLogs})`,
          most: sql`9007199254740991::bigint`,
          names: sql`array(select name from businesses order by name)`,
        })
        .from(businesses)
        .leftJoin(collections, eq(collections.businessUuid, businesses.uuid))
        .where(eq(businesses.ruc, at.ruc)),
    )
    const read = await companyOf(database, { ruc: '20100000029' })
    expect(read).toEqual([
      { business: { ruc: '20100000029' }, job: null, sums: { events: 0, most: 9007199254740991, names: ['A', 'B'] } },
    ])
  })

  it('of another length than their reader takes are an error, never values in the wrong place', async () => {
    const namesOf = createQuery({ ruc: businesses.ruc, name: businesses.name }, (db) =>
      db.select({ ruc: businesses.ruc }).from(businesses),
    )
    await expect(namesOf(database, {})).rejects.toThrow('A row has 1 values, and its reader takes 2.')
  })
})
