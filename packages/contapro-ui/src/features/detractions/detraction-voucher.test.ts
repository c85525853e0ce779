import { describe, expect, it } from 'vitest'
import { detractionVoucher } from './detraction-voucher.ts'

const voucherOf = (voucher_unique_code: string): ReturnType<typeof detractionVoucher> =>
  detractionVoucher({ voucher_unique_code })

describe('the voucher that a deposit names', () => {
  it('stands in the third to fifth part of its code', () => {
    expect(voucherOf('20990000019-20990000043-01-E001-12')).toEqual({ type: '01 Factura', number: 'E001-12' })
    expect(voucherOf('20990000019-20990000043-04-F003-00026135')).toMatchObject({ number: 'F003-00026135' })
  })

  it('is of an unspecified type when SUNAT has no such code', () => {
    expect(voucherOf('20990000019-20990000043-77-E001-12').type).toBe('77 No especificado')
  })

  it('shows a - for what the code lacks', () => {
    expect(voucherOf('20990000019-20990000043')).toEqual({ type: '-', number: '-' })
    expect(voucherOf('20990000019-20990000043-01-E001')).toEqual({ type: '01 Factura', number: '-' })
  })
})
