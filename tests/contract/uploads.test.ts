import { checkUpload, createUpload, getUpload, listUploads } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const anUpload = {
  upload_uuid: expect.any(String) as unknown,
  created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
}

/**
 * The sample month: 12 purchases, 9 sales and 17 XML of vouchers. Its IGV is S/ 997.97; an XML of June 2025, which no register names,
 * gives S/ 30.00 of credit there.
 */
const aMonth = { state: 'done', progress: 100, vouchers_changed: 38, igv_change: '967.97', can_undo: true }

contractTest('checkUpload', {
  call: (client) => checkUpload(client, [new File(['hola'], 'notas.txt'), new File(['hola y adiós'], 'otras.txt')]),
  sends: () => ({
    path: '/app/internal/me/upload-check',
    body: { files: 2, bytes: 17, largest_file_bytes: 13 },
  }),
  gives: () => undefined,
})

contractTest('createUpload', {
  call: (client, { spare }) => createUpload(client, spare.uuid, [new File(['hola'], 'notas.txt')]),
  sends: ({ spare }) => ({
    path: `/app/internal/businesses/${spare.uuid}/uploads`,
    body: { files: ['notas.txt'] },
  }),
  gives: () => ({ upload_uuid: expect.any(String), state: expect.stringMatching(/^(processing|done|failed)$/) }),
})

contractTest('listUploads', {
  call: (client, { business }) => listUploads(client, business.uuid, { page: 1, size: 1 }),
  sends: ({ business }) => ({
    path: `/app/internal/businesses/${business.uuid}/uploads`,
    query: { page: '1', size: '1' },
  }),
  gives: () => ({
    data: [{ ...anUpload, ...aMonth, files: expect.any(Array) }],
    metadata: { pagination: { total_items: 1, total_pages: 1 } },
  }),
})

contractTest('getUpload', {
  call: async (client, { business }) => {
    const [upload] = (await listUploads(client, business.uuid)).data
    const read = await getUpload(client, business.uuid, upload?.upload_uuid ?? '')
    return { isSame: read.upload_uuid === upload?.upload_uuid, ...read }
  },
  sends: ({ business }) => ({
    path: expect.stringMatching(new RegExp(`^/app/internal/businesses/${business.uuid}/uploads/[0-9a-f-]{36}$`)),
  }),
  gives: () => ({ isSame: true, ...anUpload, ...aMonth, files: expect.any(Array) }),
})
