import { describe, expect, it } from 'vitest'
import { detractionVoucher } from './detraction-voucher.ts'

const voucherOf = (
  voucher_unique_code: string,
  voucher_type_name: string | null = 'Factura',
): ReturnType<typeof detractionVoucher> => detractionVoucher({ voucher_unique_code, voucher_type_name })

describe('the voucher that a deposit names', () => {
  it('stands in the third to fifth part of its code, its type with its name', () => {
    expect(voucherOf('20990000019-20990000043-01-E001-12')).toEqual({ type: '01 Factura', number: 'E001-12' })
    expect(voucherOf('20990000019-20990000043-04-F003-00026135')).toMatchObject({ number: 'F003-00026135' })
  })

  it('shows a - for what the code lacks', () => {
    expect(voucherOf('20990000019-20990000043', null)).toEqual({ type: '-', number: '-' })
    expect(voucherOf('20990000019-20990000043-01-E001')).toEqual({ type: '01 Factura', number: '-' })
  })
})
