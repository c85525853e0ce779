import { anUpload } from '@contapro/sdk/testing'
import { expect, test } from 'vitest'
import { uploadChange } from './upload-change.ts'
import { uploadsMessages } from './uploads.messages.ts'

test.each([
  [{}, undefined],
  [{ vouchers_changed: 0, igv_change: '0.00' }, undefined],
  [{ vouchers_changed: 37, igv_change: '1234.50' }, 'Cambió 37 comprobantes, S/\u00a01,234.50 de IGV.'],
  [{ vouchers_changed: 1, igv_change: '-1234.50' }, 'Cambió 1 comprobante, S/\u00a0\u22121,234.50 de IGV.'],
  [{ vouchers_changed: 1200, igv_change: '0.00' }, 'Cambió 1,200 comprobantes.'],
  [{ vouchers_changed: 2 }, 'Cambió 2 comprobantes.'],
])('an upload with %j is described as %s', (facts, text) =>
  expect(uploadChange(anUpload(facts), uploadsMessages.texts, 'es-PE')).toBe(text),
)
