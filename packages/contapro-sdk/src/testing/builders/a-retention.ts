import type { Retention } from '../../contract/contract.ts'
import { aRuc } from './a-business.ts'

/** A retention of S/ 354.00 at 3 %; `code` follows the other facts unless it is given. */
export function aRetention(facts: Partial<Retention> = {}): Retention {
  const { ruc_supplier = aRuc(78), document_number = 'R001-9' } = facts
  return {
    code: `${ruc_supplier}-20-${document_number}`,
    supplier_business_name: 'DISTRIBUIDORA SUMAQ TIKA S.A.',
    ruc_supplier,
    issue_date: '2026-08-28',
    document_number,
    retention_amount: '354.00',
    state: 'Emitido',
    link: null,
    ...facts,
  }
}
