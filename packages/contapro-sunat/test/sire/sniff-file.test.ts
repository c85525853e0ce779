import { describe, expect, it } from 'vitest'
import { sniffFile } from '../../src/sire/index.ts'
import { latin, line, proposal, replacementLine } from './register-files.ts'

const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><Invoice/>'

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function ple(separators: number): Uint8Array {
  return bytes(`20260800|1|M1${'|'.repeat(separators)}\r\n`)
}

describe('sniffFile', () => {
  it.each([
    ['an RCE proposal', bytes(proposal('RCE', {})), 'x.txt', { kind: 'rce', label: 'Registro de compras (RCE)' }],
    [
      'an RVIE proposal with a mark',
      bytes(`\ufeff${proposal('RVIE', {})}`),
      'x.txt',
      { kind: 'rvie', label: 'Registro de ventas (RVIE)' },
    ],
    [
      'a csv',
      bytes(proposal('RCE', {}).replaceAll('|', ',')),
      'x.csv',
      { kind: 'rce', label: 'Registro de compras (RCE)' },
    ],
    ['an RCE replacement', bytes(replacementLine('RCE')), 'x', { kind: 'rce', label: 'Registro de compras (RCE)' }],
    ['an RVIE replacement', bytes(replacementLine('RVIE')), 'x', { kind: 'rvie', label: 'Registro de ventas (RVIE)' }],
    ['a PLE of purchases', ple(40), 'x.txt', { kind: 'ple-8.1', label: 'Registro de compras del PLE (8.1)' }],
    ['a PLE of sales', ple(33), 'x.txt', { kind: 'ple-14.1', label: 'Registro de ventas del PLE (14.1)' }],
    [
      'a deposit report',
      bytes('Tipo de Cuenta;Numero de Cuenta;Numero Constancia;Periodo Tributario;RUC Proveedor\r\n'),
      'x.csv',
      { kind: 'detraction-deposits', label: 'Depósitos de detracciones' },
    ],
    [
      'a padrón in ISO-8859-1',
      latin('RUC|NOMBRE O RAZÓN SOCIAL|ESTADO DEL CONTRIBUYENTE|CONDICIÓN DE DOMICILIO|UBIGEO|TIPO DE VÍA|\r\n'),
      'x.txt',
      { kind: 'padron', label: 'Padrón reducido de SUNAT' },
    ],
    ['an XML behind blanks', bytes(`\ufeff\n ${xml}`), 'x', { kind: 'ubl', label: 'Comprobante electrónico (XML)' }],
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20), 'x.txt', { kind: 'zip', label: 'Archivo comprimido (zip)' }],
    ['an empty zip', Uint8Array.of(0x50, 0x4b, 5, 6, 0), 'x', { kind: 'zip', label: 'Archivo comprimido (zip)' }],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1),
      'foto.png',
      { kind: 'unknown', label: 'Archivo no reconocido' },
    ],
    ['a letter', bytes('Estimado contador:'), 'carta.txt', { kind: 'unknown', label: 'Archivo no reconocido' }],
    ['nothing at all', bytes(''), 'x.txt', { kind: 'unknown', label: 'Archivo no reconocido' }],
    [
      'a broken line under an RCE name',
      bytes('x'),
      'LE2099000001920260800080400021112.txt',
      { kind: 'rce', label: 'Registro de compras (RCE)' },
    ],
    [
      'a broken line under an RVIE name',
      bytes('x'),
      'le209900000192026080014040001exp2.TXT',
      { kind: 'rvie', label: 'Registro de ventas (RVIE)' },
    ],
    [
      'a broken line under a proposal name',
      bytes('x'),
      '20990000019-20260901-100000-propuesta.txt',
      { kind: 'rce', label: 'Registro de compras (RCE)' },
    ],
    [
      'a broken line under a PLE name',
      bytes('x'),
      'LE2099000001920260800140100001111.txt',
      { kind: 'ple-14.1', label: 'Registro de ventas del PLE (14.1)' },
    ],
  ] as const)('knows %s', (_what, content, name, expected) => {
    expect(sniffFile(content, name)).toEqual(expected)
  })

  it('needs no more than the first bytes of a long file', () => {
    const long = bytes(proposal('RCE', ...Array.from({ length: 100 }, () => ({}))))
    expect(sniffFile(long.subarray(0, 2000), 'x').kind).toBe('rce')
    expect(line('RCE').length).toBeLessThan(400)
  })
})
