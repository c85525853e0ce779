import { and, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { publishedTo, schema, subquery } from '../../platform/db/index.ts'

const { vouchers, withholdings } = schema

const certificates = alias(withholdings, 'certificates')

/** Percepciones (40) or retenciones (20). */
export type SufferedKind = '40' | '20'

/** Documents that prove each kind: of a perception, also the factura itself. */
export const documentsOf = { '40': ['40', '01'], '20': ['20'] } as const satisfies Record<
  SufferedKind,
  readonly string[]
>

/** The kind that a document proves. */
export const kindOf: SQL = sql`case when ${withholdings.type} = '20' then '20' else '40' end`

/** What others withheld from a company, each amount once. */
export function isSuffered(businessUuid: SQLWrapper): SQL | undefined {
  return and(
    publishedTo(withholdings, businessUuid),
    eq(withholdings.role, 'receiver'),
    or(ne(withholdings.type, '01'), and(isInNoCertificate(businessUuid), hasStandingVoucher(businessUuid))),
  )
}

/** One list of all codes, which the database makes once and only where there is such a factura. */
function isInNoCertificate(businessUuid: SQLWrapper): SQL {
  const { agentDocument, references, type } = certificates
  // A certificate that leaves the type of its voucher out means a factura.
  const code = sql`${agentDocument} || '-' || coalesce(nullif(r ->> 'type', ''), '01') || '-' || (r ->> 'series') || '-' || (r ->> 'number')`
  const isPublished = publishedTo(certificates, businessUuid)
  return sql`${withholdings.code} not in ${subquery`select ${code} from ${withholdings} ${sql.identifier('certificates')}, jsonb_array_elements(${references}) r where ${and(isPublished, eq(type, '40'))}`}`
}

/** The register has not annulled the factura, and its voucher shows this very XML. */
function hasStandingVoucher(businessUuid: SQLWrapper): SQL {
  const isStanding = and(
    publishedTo(vouchers, businessUuid),
    eq(vouchers.operation, 'COMPRA'),
    eq(vouchers.code, withholdings.code),
    eq(vouchers.xmlDocument, withholdings.xmlDocument),
    eq(vouchers.annulled, false),
  )
  return sql`exists ${subquery`select 1 from ${vouchers} where ${isStanding}`}`
}
