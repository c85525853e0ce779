import { anUploadFile } from '@contapro/sdk/testing'
import { expect, test } from 'vitest'
import { fileFacts, fileResult } from './upload-file-result.ts'
import { uploadsMessages } from './uploads.messages.ts'

const { texts } = uploadsMessages

test.each([
  [{ state: 'waiting' }, undefined],
  [{ state: 'processing' }, undefined],
  [{ rows_read: 1 }, 'success: 1 comprobante leído'],
  [{ rows_read: 1234 }, 'success: 1,234 comprobantes leídos'],
  [{ rows_read: 0 }, 'success: Sin comprobantes'],
  [{ kind: 'detraction-deposits', rows_read: 1 }, 'success: 1 depósito leído'],
  [{ kind: 'detraction-deposits', rows_read: 0 }, 'success: Sin depósitos'],
  [{ kind: 'padron', rows_read: 15_204_331 }, 'success: 15,204,331 contribuyentes leídos'],
  [{ already_uploaded: true }, 'neutral: Ya se había subido'],
  [{ state: 'failed' }, 'danger: No se subió'],
] as const)('a file of %j shows %s', (facts, shown) => {
  const result = fileResult(anUploadFile(facts), texts)
  expect(result && `${result.tone}: ${result.text}`).toBe(shown)
})

test.each([
  [{ vouchers_new: 12 }, 'Registro de compras (RCE) · Agosto 2026 · 12 nuevos'],
  [{ vouchers_new: 1, vouchers_known: 11 }, 'Registro de compras (RCE) · Agosto 2026 · 1 nuevo, 11 ya conocidos'],
  [
    { vouchers_new: 5, rows_repeated: 1, rows_set_aside: 0 },
    'Registro de compras (RCE) · Agosto 2026 · 5 nuevos · 1 repetido',
  ],
  [
    { vouchers_new: 5, rows_repeated: 2, rows_set_aside: 1 },
    'Registro de compras (RCE) · Agosto 2026 · 5 nuevos · 2 repetidos · 1 que no cuenta',
  ],
  [{ kind: 'ubl', tax_period: null, rows_read: 1, vouchers_new: 1 }, 'Comprobante electrónico (XML) · 1 nuevo'],
  [{ zip: 'a.zip', kind: 'ubl', tax_period: null, rows_read: 1, vouchers_new: 0 }, 'Comprobante electrónico (XML)'],
  [{ kind: 'detraction-deposits', tax_period: null, vouchers_new: 0 }, 'Depósitos de detracciones'],
  [{ kind: 'padron', tax_period: null, vouchers_new: 0 }, 'Padrón reducido del RUC'],
  [{ already_uploaded: true }, 'Es el mismo archivo de antes: no cambió nada.'],
  [{ state: 'failed' }, undefined],
] as const)('a file of %j tells %s', (facts, told) => expect(fileFacts(anUploadFile(facts), texts, 'es-PE')).toBe(told))
