import type { Observation } from '../contract/contract.ts'

/** A rule of the mock server; each has a short name. */
export interface MockRule extends Observation {
  readonly name: string
}

/** What the mock server doubts. */
export const mockRules: readonly [MockRule, MockRule, MockRule] = [
  {
    code: 'DETRACTION_WITHOUT_DEPOSIT',
    name: 'Detracción sin depósito',
    message: 'Está sujeto a detracción y no tiene depósito.',
  },
  {
    code: 'ISSUER_NOT_FOUND',
    name: 'Proveedor no habido',
    message: 'El proveedor figura como no habido en el padrón de SUNAT.',
  },
  { code: 'FOREIGN_ITEM', name: 'Gasto ajeno al giro', message: 'Un ítem parece ajeno al giro del negocio.' },
]

/** The short name of a rule, null ('Otros motivos') for one that the mock does not have. */
export function ruleName(code: string | undefined): string | null {
  return mockRules.find((rule) => rule.code === code)?.name ?? null
}
