import type { Centimos, CivilDate } from '@contapro/sunat'
import type { DepositFact, IssuerStanding, NoteFact } from '@contapro/sunat/observations'
import type { Session } from '../../platform/db/index.ts'
import type { SetAsideDeposit } from '../../platform/db/schema/set-aside-row.ts'
import { IS_NOTE, MODIFIED_CODE, NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import { PADRON_PREFIX_LENGTH, readPadronMarks } from '../../vouchers/rows/padron-marks.ts'

/** Which of a company's facts there are at all: what it never uploaded need not be looked for. */
export interface KnownSources {
  readonly deposits: boolean
  /** Whether any purchase is modified by another. */
  readonly notes: boolean
  /** Whether anything was ever entered by hand. */
  readonly entries: boolean
  /** Version of the newest padrón, that of an ingestion under way too; null without any. */
  readonly padron: number | null
}

export async function findKnownSources(session: Session, businessUuid: string): Promise<KnownSources> {
  const { rows } = await session.query<KnownSources>(
    `SELECT EXISTS (SELECT FROM detraction_deposits WHERE business_uuid = $1 AND superseded_in = ${NEVER_SUPERSEDED}) AS deposits,
       EXISTS (SELECT FROM vouchers WHERE business_uuid = $1 AND operation = 'COMPRA' AND modified_type IS NOT NULL) AS notes,
       EXISTS (SELECT FROM detraction_entries WHERE business_uuid = $1) AS entries,
       (SELECT max(published_in) FROM padrons WHERE business_uuid = $1) AS padron`,
    [businessUuid],
  )
  return rows[0] ?? { deposits: false, notes: false, entries: false, padron: null }
}

/** The deposits for purchases with these codes, those of an unpublished ingestion too. */
export async function findDeposits(
  session: Session,
  businessUuid: string,
  codes: readonly string[],
): Promise<Map<string, DepositFact[]>> {
  const found = new Map<string, DepositFact[]>()
  if (codes.length === 0) return found
  const { rows } = await session.query<{
    code: string
    paidOn: CivilDate
    amount: string
    goodCode: string
    setAside: SetAsideDeposit[] | null
  }>(
    `SELECT voucher_code AS code, paid_on AS "paidOn", amount_centimos AS amount, good_code AS "goodCode", set_aside AS "setAside"
     FROM detraction_deposits
     WHERE business_uuid = $1 AND operation = 'COMPRA' AND voucher_code = ANY ($2::text[])
       AND superseded_in = ${NEVER_SUPERSEDED}`,
    [businessUuid, codes],
  )
  for (const { code, paidOn, amount, goodCode, setAside } of rows) {
    const deposits = found.get(code) ?? []
    const isStatedOtherwise = setAside?.some(({ stated }) => stated['amount'] !== Number(amount)) === true
    const deposit = { paidOn, amount: Number(amount) as Centimos, goodCode: goodCode || null }
    deposits.push(isStatedOtherwise ? { ...deposit, isStatedOtherwise } : deposit)
    found.set(code, deposits)
  }
  return found
}

/** The credit and debit notes about purchases with these codes, those of an unpublished ingestion too; none that is annulled. */
export async function findNotes(
  session: Session,
  businessUuid: string,
  codes: readonly string[],
): Promise<Map<string, NoteFact[]>> {
  const found = new Map<string, NoteFact[]>()
  if (codes.length === 0) return found
  const { rows } = await session.query<{ code: string; issuedOn: CivilDate; total: number }>(
    `SELECT ${MODIFIED_CODE} AS code, issued_on AS "issuedOn", total_centimos::float8 AS total FROM vouchers
     WHERE business_uuid = $1 AND operation = 'COMPRA' AND modified_type IS NOT NULL AND ${MODIFIED_CODE} = ANY ($2::text[])
       AND superseded_in = ${NEVER_SUPERSEDED} AND NOT annulled AND ${IS_NOTE}`,
    [businessUuid, codes],
  )
  for (const { code, issuedOn, total } of rows) {
    const notes = found.get(code) ?? []
    notes.push({ issuedOn, total: total as Centimos })
    found.set(code, notes)
  }
  return found
}

/** Those of the issuers that a padrón of the company speaks against, by RUC. */
export async function findDoubtfulIssuers(
  session: Session,
  { businessUuid, padron }: { readonly businessUuid: string; readonly padron: number | null },
  rucs: Iterable<string>,
): Promise<Map<string, IssuerStanding>> {
  const wanted = new Set(rucs)
  const found = new Map<string, IssuerStanding>()
  if (wanted.size === 0 || padron === null) return found
  const prefixes = new Set([...wanted].map((ruc) => ruc.slice(0, PADRON_PREFIX_LENGTH)))
  const { rows } = await session.query<{ prefix: string; marks: string }>(
    `SELECT prefix, marks FROM padron_blocks WHERE business_uuid = $1 AND published_in = $2 AND prefix = ANY ($3::text[])`,
    [businessUuid, padron, [...prefixes]],
  )
  for (const { prefix, marks } of rows) {
    for (const { ruc, standing } of readPadronMarks(prefix, marks)) if (wanted.has(ruc)) found.set(ruc, standing)
  }
  return found
}

/** Descriptions of the lines of XML documents, by hash. */
export async function findItems(
  session: Session,
  businessUuid: string,
  documents: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (documents.length === 0) return found
  const { rows } = await session.query<{ sha256: string; description: string }>(
    `SELECT sha256, description FROM voucher_items WHERE business_uuid = $1 AND sha256 = ANY ($2::text[])`,
    [businessUuid, documents],
  )
  for (const { sha256, description } of rows) {
    const items = found.get(sha256) ?? []
    items.push(description)
    found.set(sha256, items)
  }
  return found
}
