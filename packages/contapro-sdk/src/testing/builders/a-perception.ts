import type { Perception } from '../../contract/contract.ts'
import { aRuc } from './a-business.ts'

/** A perception of S/ 23.60 at 2 %; `code` follows the other facts unless it is given. */
export function aPerception(facts: Partial<Perception> = {}): Perception {
  const { ruc_supplier = aRuc(27), document_number = 'P001-21' } = facts
  return {
    code: `${ruc_supplier}-40-${document_number}`,
    perception_regime_description: 'Percepción venta interna',
    document_number,
    issue_date: '2026-08-25',
    ruc_supplier,
    ruc_customer: aRuc(1),
    perception_amount: '23.60',
    state: 'Emitido',
    link: null,
    ...facts,
  }
}
