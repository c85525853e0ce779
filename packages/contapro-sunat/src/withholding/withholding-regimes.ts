/** A regime of perception (CPE 40) or of retention (CPE 20). */
export interface WithholdingRegime {
  /** `perception`: catálogo 22. `retention`: catálogo 23. */
  readonly kind: 'perception' | 'retention'
  /** Two digits. */
  readonly code: string
  readonly name: string
  /** Decimal text. */
  readonly percent: string
  /** Tabla 10: the voucher that it is issued as. */
  readonly voucherType: '40' | '20'
  /** False for what only old vouchers carry. */
  readonly isCurrent: boolean
}

/** Every regime, by kind and code. Source: catálogos 22 and 23; Ley 29173 (perception), R.S. 037-2002 (retention). */
export const withholdingRegimes: readonly WithholdingRegime[] = [
  perception('01', 'Percepción venta interna', '2'),
  perception('02', 'Percepción a la adquisición de combustible', '1'),
  perception('03', 'Percepción realizada al agente de percepción con tasa especial', '0.5'),
  retention('01', 'Retención tasa 3 %', '3'),
  { ...retention('02', 'Retención tasa 6 %', '6'), isCurrent: false },
]

/** The regime of a code; undefined when its catalogue does not have it. */
export function findWithholdingRegime(kind: WithholdingRegime['kind'], code: string): WithholdingRegime | undefined {
  return withholdingRegimes.find((regime) => regime.kind === kind && regime.code === code)
}

function perception(code: string, name: string, percent: string): WithholdingRegime {
  return { kind: 'perception', code, name, percent, voucherType: '40', isCurrent: true }
}

function retention(code: string, name: string, percent: string): WithholdingRegime {
  return { kind: 'retention', code, name, percent, voucherType: '20', isCurrent: true }
}
