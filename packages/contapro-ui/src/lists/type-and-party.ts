import type { Voucher } from '@contapro/sdk'

/** "Factura · DISTRIBUIDORA S.A.C.", or the name alone if the answer has no type. */
export function typeAndParty({ type_name: type, supplier_business_name: party }: Voucher): string {
  return type === undefined ? party : `${type} · ${party}`
}
