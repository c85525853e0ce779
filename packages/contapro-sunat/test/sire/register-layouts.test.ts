import { describe, expect, it } from 'vitest'
import type { TaxPeriod } from '../../src/index.ts'
import { formatRegisterRow, proposalFileName, registerHeader, replacementFileName } from '../../src/sire/index.ts'
import { readVectors } from '../read-vectors.ts'
import { proposal, read } from './register-files.ts'

const period = '202608' as TaxPeriod
const ruc = '20990000019'

describe('registerHeader', () => {
  it.each([
    ['RCE', 'sire_rce_campos', 80],
    ['RVIE', 'sire_rvie_campos', 40],
  ] as const)('of %s is the published one, of %s', (book, vectors, count) => {
    const names = registerHeader(book).split('|')
    const published = readVectors(vectors).filter((row) => /^[0-9]+$/.test(row['n'] ?? ''))
    expect(names.slice(0, published.length)).toEqual(published.map((row) => row['cabecera_export_SUNAT']))
    expect(names).toHaveLength(count)
    expect(names.at(-1)).toBe(book === 'RCE' ? 'CLU39' : 'CLU')
  })
})

describe('formatRegisterRow', () => {
  it('writes a line of the RCE export as SUNAT does', async () => {
    const { rows } = await read(proposal('RCE', { Detracción: 'D' }))
    const fields = formatRegisterRow(rows[0]!, 'proposal').split('|')
    expect(fields).toHaveLength(80)
    expect(fields.slice(0, 41).join('|')).toBe(
      '20990000019|EMPRESA DE PRUEBA S.A.C.|202608|2099000002701F0010000000101|05/08/2026||01|F001||101||6|20990000027|' +
        'PROVEEDOR DE PRUEBA UNO S.A.C.|1000.00|180.00|0|0|0|0|0|0|0|0|1180.00|PEN|1.000||||||1|||0||D||1|0',
    )
  })

  it('writes a line of the RCE replacement with 37 fields and a closing separator', async () => {
    const { rows } = await read(proposal('RCE', {}))
    expect(formatRegisterRow(rows[0]!, 'replacement')).toBe(
      '20990000019|EMPRESA DE PRUEBA S.A.C.|202608||05/08/2026||01|F001||101||6|20990000027|' +
        'PROVEEDOR DE PRUEBA UNO S.A.C.|1000.00|180.00|0.00|0.00|0.00|0.00|0.00|0.00|0.00|0.00|1180.00|PEN||||||||||||',
    )
  })

  it('writes a line of the RVIE replacement with 33 fields and a closing separator', async () => {
    const { rows } = await read(proposal('RVIE', { Moneda: 'USD', 'Tipo Cambio': '3.750' }))
    const text = formatRegisterRow(rows[0]!, 'replacement')
    expect(text.split('|')).toHaveLength(34)
    expect(text).toContain('|11800.00|USD|3.750|||||')
    expect(text.endsWith('|')).toBe(true)
  })
})

describe('file names', () => {
  it('of a replacement say company, period, book and that they replace', () => {
    expect(replacementFileName({ book: 'RCE', ruc, period, hasRows: true })).toBe(
      'LE2099000001920260800080400021112.txt',
    )
    expect(replacementFileName({ book: 'RVIE', ruc, period, hasRows: true })).toBe(
      'LE2099000001920260800140400021112.txt',
    )
    expect(replacementFileName({ book: 'RVIE', ruc, period, hasRows: false })).toBe(
      'LE2099000001920260800140400021012.txt',
    )
  })

  it('of a proposal are those of SUNAT', () => {
    const file = { ruc, period, madeAt: '20260901-100000' }
    expect(proposalFileName({ book: 'RCE', ...file })).toBe('20990000019-20260901-100000-propuesta.txt')
    expect(proposalFileName({ book: 'RVIE', ...file })).toBe('LE209900000192026080014040001EXP2.txt')
  })
})
