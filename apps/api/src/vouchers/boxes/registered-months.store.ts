import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import type { InterruptedCarry } from './interrupted-carry.ts'

const { loadedRegisters } = schema

/** An interruption of the carry, unless the month before it has no register: single XML of long ago make no month that is declared. */
export async function afterRegister(
  { db }: Database,
  businessUuid: string,
  interrupted: InterruptedCarry | undefined,
): Promise<InterruptedCarry | undefined> {
  if (!interrupted) return undefined
  const [register] = await db
    .select({ period: loadedRegisters.period })
    .from(loadedRegisters)
    .where(and(eq(loadedRegisters.businessUuid, businessUuid), eq(loadedRegisters.period, interrupted.after)))
    .limit(1)
  return register && interrupted
}
