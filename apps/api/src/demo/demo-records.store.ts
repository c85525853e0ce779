import { and, eq, ne } from 'drizzle-orm'
import { type Database, schema } from '../platform/db/index.ts'

const { uploads, uploadFiles } = schema

/** Names of the files that a company was already given, taken in or still waiting. */
export async function listUploadedNames({ db }: Database, businessUuid: string): Promise<Set<string>> {
  const rows = await db
    .select({ name: uploadFiles.name })
    .from(uploadFiles)
    .innerJoin(
      uploads,
      and(eq(uploads.businessUuid, uploadFiles.businessUuid), eq(uploads.uuid, uploadFiles.uploadUuid)),
    )
    .where(and(eq(uploadFiles.businessUuid, businessUuid), ne(uploads.state, 'receiving')))
  return new Set(rows.map((row) => row.name))
}
