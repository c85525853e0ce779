import type { Voucher } from '@contapro/sdk'

/** "Factura · DISTRIBUIDORA S.A.C."; the name alone where the answer does not say the type. */
export function typeAndParty({ type_name: type, supplier_business_name: party }: Voucher): string {
  return type === undefined ? party : `${type} · ${party}`
}
