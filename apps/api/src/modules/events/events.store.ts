import { type Database, schema } from '../../db/index.ts'

/** Nothing here reads events: they are for nobody's screen. */
export async function addEvent(
  { db }: Database,
  event: Omit<typeof schema.eventLogs.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(schema.eventLogs).values(event)
}
