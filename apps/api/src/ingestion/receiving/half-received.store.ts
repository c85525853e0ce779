import type { Driver } from '../../platform/db/index.ts'

/** Removes uploads that a dead server was receiving, and answers the storage keys of their files. */
export async function removeHalfReceived(driver: Driver): Promise<string[]> {
  const { rows } = await driver.query<{ receiver: string }>(
    "SELECT DISTINCT receiver FROM uploads WHERE state = 'receiving'",
  )
  const keys: string[] = []
  for (const { receiver } of rows) {
    if (!(await driver.isGone(receiver))) continue
    keys.push(...(await removeOf(driver, receiver)))
  }
  return keys
}

function removeOf(driver: Driver, receiver: string): Promise<string[]> {
  return driver.transaction(async (tx) => {
    const files = await tx.query<{ key: string | null }>(
      `SELECT f.storage_key AS key FROM uploads u
       JOIN upload_files f ON f.business_uuid = u.business_uuid AND f.upload_uuid = u.uuid
       WHERE u.state = 'receiving' AND u.receiver = $1`,
      [receiver],
    )
    await tx.query("DELETE FROM uploads WHERE state = 'receiving' AND receiver = $1", [receiver])
    return files.rows.flatMap(({ key }) => (key === null ? [] : [key]))
  })
}
