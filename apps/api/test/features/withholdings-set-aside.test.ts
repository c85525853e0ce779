import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany } from '../../test-kit/observed-company.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { sampleFile } from '../../test-kit/uploads.ts'

const RUC = '20990000019'

describe.each(databaseKinds)('XML of certificates that do not count, on %s', (kind) => {
  const app = useTestApp(kind)

  test('the later XML of a perception counts, and its upload names the earlier one and what differs', async () => {
    const company = await addObservedCompany(app, { ruc: RUC })
    const original = sampleFile('xml/20990000027-40-P001-21.xml')
    const text = Buffer.from(original.content as Uint8Array).toString('utf8')
    const corrected = { name: 'corregido.xml', content: text.replaceAll('23.60', '47.20') }
    const reprinted = { name: 'otra-vez.xml', content: `${corrected.content}\n` }
    await company.take(original)
    const [file] = (await company.take(corrected)).files
    expect(file).toMatchObject({
      vouchers_known: 1,
      warnings: [
        {
          line: null,
          code: 'XML_OF_OLDER_FILE',
          message: expect.stringMatching(
            /^P001-21: ya no cuenta el XML «20990000027-40-P001-21\.xml»\. Cuenta el que se leyó después\. Diferencias: importe S\/\u00a023\.60 \(cuenta S\/\u00a047\.20\)/,
          ),
        },
      ],
    })
    const path = `/app/internal/businesses/dashboard-reports/perceptions?business_ruc=${RUC}&business_uuid=${company.business.uuid}&tax_period=202608`
    expect(await company.get(path)).toMatchObject({ vouchers: [{ perception_amount: '47.20' }] })
    expect((await company.take(reprinted)).files).toMatchObject([{ vouchers_known: 1, warnings: [] }])
  })
})
