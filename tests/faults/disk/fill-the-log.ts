import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../apps/api/src/platform/db/index.ts'
import { errorCodes } from '../../../apps/api/src/platform/errors/error-codes.ts'
import { setDisk } from './full-disk.ts'

// `fill-the-log.ts FOLDER STATE`, on a watched disk: the log of an embedded database cannot grow although there seemed to be space.
// Prints as JSON what three calls were answered, and the rows that are there once there is space again.

const [dataDir = '', state = ''] = process.argv.slice(2)
const PLENTY = 1e12
setDisk(state, { free: PLENTY })
const database = await openDatabase({ dataDir })
const { driver } = database
await driver.query('CREATE TABLE kept (n int)')
const answers: string[] = []
const add = (n: number) =>
  driver.query('INSERT INTO kept SELECT $1 FROM pg_switch_wal()', [n]).then(
    () => 'ok',
    (error: unknown) => errorCodes(error)[0] ?? String(error),
  )
answers.push(await add(1))
setDisk(state, { free: 0, shown: PLENTY })
answers.push(await add(2), await add(3))
setDisk(state, { free: PLENTY })
while ((await add(4)) !== 'ok') await wait(50)
const { rows } = await driver.query<{ n: number }>('SELECT n FROM kept ORDER BY n')
await database.close()
process.stdout.write(JSON.stringify({ answers, rows: rows.map(({ n }) => n) }))
