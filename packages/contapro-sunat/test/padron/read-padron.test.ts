import { describe, expect, it } from 'vitest'
import { type PadronRow, readPadron } from '../../src/padron/index.ts'
import { allOf, inPieces, latin1 } from '../table-bytes.ts'

const HEADER =
  'RUC|NOMBRE O RAZÓN SOCIAL|ESTADO DEL CONTRIBUYENTE|CONDICIÓN DE DOMICILIO|UBIGEO|TIPO DE VÍA|NOMBRE DE VÍA|' +
  'CÓDIGO DE ZONA|TIPO DE ZONA|NÚMERO|INTERIOR|LOTE|DEPARTAMENTO|MANZANA|KILÓMETRO|\r\n'

function line(ruc: string, fields: Partial<PadronRow> = {}, closing = '|'): string {
  const { name = 'SERVICIOS Y AÑADIDOS S.R.L.', state = 'ACTIVO', condition = 'HABIDO', ubigeo = '150101' } = fields
  return `${[ruc, name, state, condition, ubigeo, 'AV.', 'EL SOL', ...Array.from({ length: 8 }, () => '-')].join('|')}${closing}\r\n`
}

const WANTED = '20990000043'

function read(file: string, { wanted = [WANTED], size = 1_000 }: { wanted?: readonly string[]; size?: number } = {}) {
  return allOf(readPadron(inPieces(latin1(file), size), { isWanted: (ruc) => wanted.includes(ruc) }))
}

describe('readPadron', () => {
  it.each([1, 7, 100_000])('reads the wanted taxpayers in ISO-8859-1, in pieces of %i bytes', async (size) => {
    const file = HEADER + line('20990000027') + line(WANTED, { condition: 'NO HABIDO' }) + line('20990000035')
    expect(await read(file, { size })).toEqual({
      rows: [
        { ruc: WANTED, name: 'SERVICIOS Y AÑADIDOS S.R.L.', state: 'ACTIVO', condition: 'NO HABIDO', ubigeo: '150101' },
      ],
      errors: [],
      warnings: [],
    })
  })

  it('leaves out who is active and found when asked to, and counts them all the same', async () => {
    const file =
      HEADER +
      line('20990000027') +
      line(WANTED, { condition: 'NO HABIDO' }) +
      line('20990000035', { state: 'BAJA DE OFICIO' }) +
      line('20990000051')
    const rucs: string[] = []
    let lines = 0
    for await (const batch of readPadron(inPieces(latin1(file), 50), { leaveOutInOrder: true })) {
      rucs.push(...batch.rows.map((row) => row.ruc))
      lines = batch.linesRead
    }
    expect(rucs).toEqual([WANTED, '20990000035'])
    expect(lines).toBe(4)
  })

  it('takes lines without a closing separator, and a hyphen as no ubigeo', async () => {
    const { rows, errors } = await read(HEADER + line(WANTED, { ubigeo: '-' }, ''))
    expect(errors).toEqual([])
    expect(rows).toMatchObject([{ ruc: WANTED, ubigeo: '' }])
  })

  it('has nothing to say of a file without any wanted taxpayer, whatever its lines are', async () => {
    expect(await read(`${HEADER}${line('20990000027')}x|y\r\n`)).toEqual({ rows: [], errors: [], warnings: [] })
  })

  it.each([
    ['too few fields', `${WANTED}|X|ACTIVO|HABIDO|\r\n${line('20990000027')}`, 'COLUMNS_WRONG', null],
    ['a separator within the name', line(WANTED, { name: 'A|B' }), 'COLUMNS_WRONG', null],
    ['no state', line(WANTED, { state: '' }), 'FIELD_MISSING', 'ESTADO DEL CONTRIBUYENTE'],
    ['no condition', line(WANTED, { condition: ' ' }), 'FIELD_MISSING', 'CONDICIÓN DE DOMICILIO'],
    ['half of itself', `${WANTED}|SERVICIOS Y`, 'FILE_TRUNCATED', null],
  ])('refuses a wanted line with %s', async (_what, text, code, field) => {
    const { rows, errors } = await read(HEADER + text)
    expect(errors.map((error) => [error.line, error.code, error.field])).toEqual([[2, code, field]])
    expect(rows).toEqual([])
  })

  it('refuses a wanted RUC with a wrong check digit', async () => {
    const { errors } = await read(HEADER + line('20990000018'), { wanted: ['20990000018'] })
    expect(errors).toMatchObject([{ code: 'RUC_INVALID', field: 'RUC' }])
  })

  it.each([
    ['nothing', '', 'FILE_EMPTY'],
    ['a header only', HEADER, 'FILE_EMPTY'],
    ['another table', 'Ruc|Razon Social|Periodo\r\n1|2|3\r\n', 'HEADER_WRONG'],
  ])('refuses a file of %s', async (_what, file, code) => {
    const { errors } = await read(file)
    expect(errors.map((error) => error.code)).toEqual([code])
    expect(errors[0]?.message).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('tells how far it is even while nobody is wanted, and takes no more of the file than it has read', async () => {
    const block = latin1(line('20990000027').repeat(10_000))
    const blocks = 40
    let taken = 0
    async function* many(): AsyncGenerator<Uint8Array> {
      yield latin1(HEADER)
      for (let n = 0; n < blocks; n++) {
        taken += block.length
        yield block
      }
      yield latin1(line(WANTED))
    }
    const positions: number[] = []
    let rows = 0
    let mostAhead = 0
    for await (const batch of readPadron(many(), { isWanted: (ruc) => ruc === WANTED })) {
      positions.push(batch.bytesRead)
      rows += batch.rows.length
      mostAhead = Math.max(mostAhead, taken - batch.bytesRead)
    }
    expect(rows).toBe(1)
    expect(positions.length).toBeGreaterThan(5)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(mostAhead).toBeLessThanOrEqual(2 * block.length)
  })
})
