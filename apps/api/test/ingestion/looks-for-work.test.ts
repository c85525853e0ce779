import { expect, it } from 'vitest'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, recordingLogger } from '../../test-kit/test-company.ts'

it('an engine looks for work until the database fails, and again once it answers', async () => {
  const database = await openTestDatabase('pglite')
  const site = await openTestSite(database)
  let isAway = false
  const engine = createIngestionEngine({
    driver: {
      ...database.driver,
      query: (...a) => (isAway ? Promise.reject(new Error('away')) : database.driver.query(...a)),
    },
    storage: site.storage,
    now: () => new Date(),
    logger: recordingLogger(),
    pollMs: 20,
  })
  expect(engine.isLooking()).toBe(false)
  await engine.start()
  await expect.poll(() => engine.isLooking()).toBe(true)
  isAway = true
  await expect.poll(() => engine.isLooking()).toBe(false)
  isAway = false
  await expect.poll(() => engine.isLooking()).toBe(true)
  await engine.stop()
  await site.close()
  await database.close()
})
