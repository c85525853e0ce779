import type { SaleAdvice } from '../../contract/contract.ts'

/** An advice about a sale: three numbers are missing before it. */
export function aSaleAdvice(facts: Partial<SaleAdvice> = {}): SaleAdvice {
  return {
    code: 'NUMBER_GAP',
    name: 'Salto en la numeración',
    message:
      'Faltan 3 números antes de F001-120: de F001-117 a F001-119. La numeración de una serie es correlativa (Reglamento de Comprobantes de Pago, art. 9). Confirma si no se usaron, o sube los comprobantes que faltan.',
    ...facts,
  }
}
