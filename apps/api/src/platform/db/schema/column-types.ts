import { bigint, customType, date, timestamp } from 'drizzle-orm/pg-core'

/** Text compared byte by byte, whatever the database's language: keys sort alike on every machine and compare fast. */
export const keyText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' })

/** Money: whole céntimos. */
export const centimos = (name: string) => bigint(name, { mode: 'number' })

/** A civil date, `YYYY-MM-DD` text on both sides. */
export const civilDate = (name: string) => date(name, { mode: 'string' })

/** An instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
