import type { Session } from '../../platform/db/index.ts'
import type { Operation } from '../rows/voucher-row.ts'
import { filesOf, findFileNames } from './file-names.store.ts'
import { listPublishedRows } from './published-rows.store.ts'
import { setAsidePairs } from './set-aside-pairs.ts'
import { type SetAsideCode, setAsideCode, setAsideSentence } from './set-aside-texts.ts'

/** A warning about a voucher, in Spanish. */
export interface SetAsideWarning {
  readonly code: SetAsideCode
  readonly message: string
}

/** Rows and XML that were read of these vouchers, differ from what counts and do not count, by code of the voucher. */
export async function findSetAside(
  session: Session,
  businessUuid: string,
  { operation, codes }: { readonly operation: Operation; readonly codes: readonly string[] },
): Promise<ReadonlyMap<string, readonly SetAsideWarning[]>> {
  if (codes.length === 0) return new Map()
  const vouchers = await listPublishedRows(session, businessUuid, { operation, codes })
  const pairs = vouchers.map((voucher) => [voucher.code, setAsidePairs(voucher)] as const)
  const rows = pairs.flatMap(([, found]) => found.flatMap(({ row, counting }) => [row, counting]))
  const names = await findFileNames(session, businessUuid, filesOf(rows))
  return new Map(
    pairs.map(([code, found]) => [
      code,
      found.map((pair) => ({ code: setAsideCode(pair), message: setAsideSentence(pair, names) })),
    ]),
  )
}
