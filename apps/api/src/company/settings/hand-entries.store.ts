import type { Database } from '../../platform/db/index.ts'
import type { SetValues } from './settings.store.ts'

/** Who entered a value of the settings by hand, and when. */
export interface HandEntry {
  /** Full name. */
  readonly enteredBy: string
  readonly enteredAt: Date
}

/**
 * Who set each of the values, by its position: the newest change that brought it. A value is what `jsonb` finds in the setting: a list of one
 * of its rows, or the setting itself.
 */
export async function findHandEntries(
  { driver }: Database,
  businessUuid: string,
  { name, values }: { readonly name: keyof SetValues; readonly values: readonly object[] },
): Promise<ReadonlyMap<number, HandEntry>> {
  if (values.length === 0) return new Map()
  const { rows } = await driver.query<{ position: string; enteredBy: string; enteredAt: string }>(
    `SELECT w.position, c.* FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS w(value, position)
     CROSS JOIN LATERAL (
       SELECT trim(u.name || ' ' || u.last_name) AS "enteredBy", s.changed_at AS "enteredAt"
       FROM settings_changes s JOIN users u ON u.uuid = s.accountant_uuid
       WHERE s.business_uuid = $1 AND s.after -> $2::text @> w.value
         AND NOT coalesce(s.before -> $2::text @> w.value, false)
       ORDER BY s.id DESC LIMIT 1) AS c`,
    [businessUuid, name, JSON.stringify(values)],
  )
  return new Map(
    rows.map(({ position, enteredBy, enteredAt }) => [
      Number(position) - 1,
      { enteredBy, enteredAt: new Date(enteredAt) },
    ]),
  )
}
