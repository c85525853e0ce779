import type { FilePlace } from '@contapro/sunat/sire'
import type { Session } from '../../platform/db/index.ts'
import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'

/** Names of the files that rows and XML came in; undefined for files that are no longer known. */
export interface FileNames {
  readonly ofPlace: (place: FilePlace) => string | undefined
  /** By sha256. */
  readonly ofDocument: (sha256: string) => string | undefined
}

/** Files in which rows and XML came. */
export const filesOf = (rows: readonly SetAsideRow[]) => ({
  versions: rows.flatMap(({ file }) => (file === null ? [] : [file.arrival])),
  documents: rows.flatMap(({ document }) => document ?? []),
})

/** Names of files, in one statement. */
export async function findFileNames(
  session: Pick<Session, 'query'>,
  businessUuid: string,
  wanted: { readonly versions: readonly number[]; readonly documents: readonly string[] },
): Promise<FileNames> {
  const [versions, documents] = [[...new Set(wanted.versions)], [...new Set(wanted.documents)]]
  const found = await session.query<{ version: number; sha256: string; name: string; isXml: boolean }>(
    `SELECT published_in AS version, sha256, name, kind = 'ubl' AS "isXml" FROM documents
     WHERE business_uuid = $1 AND (published_in = ANY($2::int[]) AND kind <> 'ubl' OR sha256 = ANY($3::text[]))`,
    [businessUuid, versions, documents],
  )
  const byVersion = new Map(found.rows.flatMap(({ version, name, isXml }) => (isXml ? [] : [[version, name] as const])))
  const byDocument = new Map(found.rows.map(({ sha256, name }) => [sha256, name]))
  return { ofPlace: ({ arrival }) => byVersion.get(arrival), ofDocument: (sha256) => byDocument.get(sha256) }
}
