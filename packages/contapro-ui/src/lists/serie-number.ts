import type { Voucher } from '@contapro/sdk'

/** Series and number as people write them: "F001-12345". */
export function serieNumber({ serie, number }: Pick<Voucher, 'serie' | 'number'>): string {
  return serie === '' ? number : `${serie}-${number}`
}
