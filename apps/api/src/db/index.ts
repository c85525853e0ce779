export { openDatabase, type Database, type DatabaseOptions, type Db } from './open-database.ts'
export type { Driver, Session } from './driver.ts'
export { publishedTo } from './published-to.ts'
export * as schema from './schema/index.ts'
