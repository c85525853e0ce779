import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, codesOf, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, type RegisterFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const purchases = ({ business }: ObservedCompany, count: number, facts: object = {}): RegisterFile =>
  purchasesFile(
    business.ruc,
    '202608',
    Array.from({ length: count }, (_, i) => ({ number: String(i + 1), ...facts })),
  )
const boleta = (taxable: number) =>
  ({ type: '03', series: 'B001', number: '1', taxable, igv: 0, counterpartyDocument: '10990000013' }) as const
const codes = (count: number): string[] => Array.from({ length: count }, (_, i) => `20990000027-01-F001-${i + 1}`)

// Decisions 22 and 23.
describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeEach(async () => {
    company = await addObservedCompany(app)
  })

  const logOfDecisions = async () => {
    const { rows } = await app.services.database.driver.query(
      `SELECT code, kind, accountant_uuid AS who, decided_at AS at FROM voucher_decisions WHERE business_uuid = $1 ORDER BY id`,
      [company.business.uuid],
    )
    return rows
  }

  test('about many at once change all of them, and list newest first by pages', async () => {
    await company.take(purchases(company, 120, { hasDetraction: true }))
    expect(await company.igv()).toEqual(['0.00', '0.00', '0.00'])
    const { status, body } = await company.decide('validate', codes(120))
    expect(status).toBe(200)
    expect(body).toMatchObject({ summary: { observed_count: 0, validated_count: 120 } })
    expect(await company.igv()).toEqual(['0.00', '2160.00', '-2160.00'])
    const second = await company.list('validated', { page: 3 })
    expect(second.data).toHaveLength(20)
    expect(second.metadata).toEqual({ pagination: { total_items: 120, total_pages: 3 } })
  })

  test('are all taken or none: an unknown code is named and changes nothing', async () => {
    await company.take(purchases(company, 1))
    const { status, body } = await company.decide('decline', [...codes(1), '20990000027-01-F001-999'])
    expect(status).toBe(404)
    expect(body).toMatchObject({
      code: 'VOUCHER_NOT_FOUND',
      name: 'No encontrado',
      errors: [
        {
          code: 'VOUCHER_NOT_FOUND',
          message: 'No encontramos el comprobante F001-999 en el periodo.',
          field: '20990000027-01-F001-999',
        },
      ],
    })
    expect((await company.decide('decline', codes(1), '202607')).status).toBe(404)
    expect((await company.list('rejected')).data).toEqual([])
  })

  test('do not revive an annulled voucher', async () => {
    await company.take(purchases(company, 1, { state: '4' }))
    expect((await company.list('rejected')).data).toMatchObject([{ allowed_decisions: [] }])
    const { status, body } = await company.decide('validate', codes(1))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'DECISION_NOT_ALLOWED',
      message: 'Este comprobante no se puede validar.',
      errors: [{ message: 'El comprobante F001-1 está anulado, revertido o dado de baja.', field: codes(1)[0] }],
    })
  })

  test('to decline a boleta over the limit is kept: the boleta stays declined when the limit grows, until it is undone', async () => {
    const declined = '10990000013-03-B001-1'
    const months = (factura: number): RegisterFile =>
      purchasesFile(company.business.ruc, '202608', [{ number: '1', taxable: factura, igv: 0 }, boleta(100_00)])
    await company.take(months(1_000_00))
    expect((await company.list('rejected')).data).toMatchObject([{ status_reasons: [{ code: 'BOLETA_OVER_LIMIT' }] }])
    const { status, body } = await company.decide('decline', [declined])
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: [{ decision: { kind: 'declined', decided_by: 'Rosa Quispe' } }] })
    await company.take({ ...months(10_000_00), name: 'otro-dia.txt' })
    expect((await company.list('rejected')).data).toMatchObject([
      { code: declined, status_reasons: [{ code: 'DECLINED' }], decision: { kind: 'declined' } },
    ])
    await company.decide('undo', [declined])
    await app.services.ingestion.idle()
    expect((await company.list('rejected')).data).toEqual([])
    expect(await logOfDecisions()).toMatchObject([{ kind: 'declined' }, { kind: 'undone' }])
  })

  test('to validate a purchase is kept where no rule doubts it yet', async () => {
    await company.take(purchases(company, 1))
    const { body } = await company.decide('validate', codes(1))
    expect(body).toMatchObject({ data: [{ status: 'gasto deducible', decision: { kind: 'validated' } }] })
    await company.take({ ...purchases(company, 1, { hasDetraction: true }), name: 'otro-dia.txt' })
    expect((await company.list('validated')).data).toMatchObject([{ decision: { kind: 'validated' } }])
  })

  test('twice the same is one decision', async () => {
    await company.take(purchases(company, 1))
    await company.decide('decline', codes(1))
    app.wait(60)
    const { body } = await company.decide('decline', codes(1))
    expect(body).toMatchObject({ data: [{ decision: { decided_at: '2026-09-01T15:00:00.000Z' } }] })
    expect(await logOfDecisions()).toMatchObject([{ kind: 'declined' }])
  })

  test('take a credit note out of IGV compras, which a doubt does not', async () => {
    const note = { type: '07', taxable: -100_00, igv: -18_00, hasDetraction: false }
    const doubtedNote = { ...note, modified: { type: '01', series: 'F001', number: '77', issuedOn: '2026-08-02' } }
    await company.take(
      purchasesFile(company.business.ruc, '202608', [{ number: '1' }, { ...doubtedNote, number: '2' } as never]),
    )
    expect((await company.list('observed')).data).toMatchObject([{ observations: [{ code: 'NOTE_WITHOUT_VOUCHER' }] }])
    expect(await company.igv()).toEqual(['0.00', '0.00', '0.00'])
    await company.decide('decline', ['20990000027-07-F001-2'])
    expect(await company.igv()).toEqual(['0.00', '18.00', '-18.00'])
  })

  test('move the limit of boletas, which follows from what is deductible', async () => {
    await company.take(
      purchasesFile(company.business.ruc, '202608', [{ number: '1', taxable: 1000_00, igv: 180_00 }, boleta(50_00)]),
    )
    expect((await company.list('rejected')).data).toEqual([])
    await company.decide('decline', codes(1))
    await app.services.ingestion.idle()
    expect(codesOf(await company.list('rejected'))).toEqual(['10990000013-03-B001-1', '20990000027-01-F001-1'])
    await company.decide('undo', codes(1))
    await app.services.ingestion.idle()
    expect((await company.list('rejected')).data).toEqual([])
  })

  test('keep who decided what and when, also what was taken back', async () => {
    await company.take(purchases(company, 1))
    await company.decide('decline', codes(1))
    app.wait(60)
    await company.decide('undo', codes(1))
    expect(await logOfDecisions()).toMatchObject([
      { kind: 'declined', who: company.as.uuid },
      { kind: 'undone', who: company.as.uuid },
    ])
  })
})
