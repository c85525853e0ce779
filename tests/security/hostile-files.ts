import { registerHeader } from '@contapro/sunat/sire'
import { bytesOf } from '../golden/sample-month.ts'
import type { CompanyFile } from '../golden/open-company.ts'
import { zipOf } from '../golden/zip-of.ts'
import { repeatedEntries, zeros } from './hostile-zips.ts'

/** A file that is made to hold up whoever reads it, and why it is refused. */
export interface HostileFile {
  readonly name: string
  /** What it does. */
  readonly does: string
  /** `FileErrorCode` of its first error. */
  readonly code: string
  /** @param share of its whole size, where a smaller one does the same: a test has no time for all of it. */
  readonly make: (share: number) => Uint8Array | Promise<Uint8Array>
}

const MIB = 1024 * 1024

const csvHeader = `${registerHeader('RCE').replaceAll('|', ',')}\n`
const factura = Buffer.from(bytesOf('xml/20990000027-01-F001-101.xml')).toString('utf8')

/** Factura F001-101 of the sample month after some changes; one that finds nothing fails. */
function facturaWith(...changes: readonly (readonly [string | RegExp, string])[]): Buffer {
  const text = changes.reduce((before, [from, to]) => {
    const after = before.replace(from, () => to)
    if (after === before) throw new Error(`Nothing to change: ${from}`)
    return after
  }, factura)
  return Buffer.from(text)
}

const xml = (content: string): Buffer => Buffer.from(`<?xml version="1.0"?>${content}`)
const longName = (megabytes: number): Buffer =>
  facturaWith([
    /<cbc:RegistrationName>.*?<\/cbc:RegistrationName>/s,
    `<cbc:RegistrationName>${'X'.repeat(megabytes * 1e6)}</cbc:RegistrationName>`,
  ])

const zipped = async (files: readonly CompanyFile[]): Promise<Uint8Array> => (await zipOf('', files)).content

const times = (count: number, share: number): number => Math.max(1, Math.round(count * share))

/** Each after one way to make a reader slow, large or wrong. */
export const hostileFiles: readonly HostileFile[] = [
  {
    name: 'comillas.csv',
    does: '126 kB of quotation marks that stay open',
    code: 'FIELD_TOO_LONG',
    make: () => Buffer.from(`${csvHeader}"${'\n'.repeat(62_000)}"\n"${'\n'.repeat(62_000)}"\n`),
  },
  {
    name: 'letras.csv',
    does: 'a million lines, each an error',
    code: 'COLUMNS_WRONG',
    make: (share) => Buffer.from(`${csvHeader}${'x\n'.repeat(times(1_000_000, share))}`),
  },
  {
    name: 'comas.csv',
    does: '8 MiB of lines that are all separators',
    code: 'COLUMNS_WRONG',
    make: (share) => Buffer.from(`${csvHeader}${`${','.repeat(60_000)}\n`.repeat(times(140, share))}`),
  },
  {
    name: 'cabecera.csv',
    does: 'a header of 65,000 columns',
    code: 'HEADER_WRONG',
    make: () => Buffer.from(`RUC,Periodo${','.repeat(65_000)}\n1\n`),
  },
  {
    name: 'linea.csv',
    does: 'one line of 256 MiB',
    code: 'FIELD_TOO_LONG',
    make: (share) => Buffer.from(`${csvHeader}${'x'.repeat(times(256 * MIB, share))}`),
  },
  {
    name: 'nombres.zip',
    does: '60 vouchers whose issuer has a name of 7.9 MB, in half a megabyte',
    code: 'FIELD_TOO_LONG',
    make: (share) => {
      const content = longName(7.9)
      return zipped(Array.from({ length: times(60, share) }, (_, i) => ({ name: `${i}.xml`, content })))
    },
  },
  {
    name: 'ruta.xml',
    does: 'a path as the number of its issuer',
    code: 'RUC_INVALID',
    make: () => facturaWith(['>20990000027<', '>../../../../etc/passwd<']),
  },
  {
    name: 'atributos.xml',
    does: '700,000 attributes of one tag',
    code: 'FILE_TOO_LARGE',
    make: () => xml(`<a ${Array.from({ length: 700_000 }, (_, i) => `a${i.toString(36)}=""`).join(' ')}/>`),
  },
  {
    name: 'elementos.xml',
    does: 'two million elements',
    code: 'FILE_TOO_LARGE',
    make: () => xml(`<a>${'<b/>'.repeat(2_000_000)}</a>`),
  },
  {
    name: 'lineas.xml',
    does: 'a factura of 250,000 lines',
    code: 'FILE_TOO_LARGE',
    make: () => facturaWith(['</Invoice>', `${'<cac:InvoiceLine/>'.repeat(250_000)}</Invoice>`]),
  },
  {
    name: 'risas.xml',
    does: 'entities of entities',
    code: 'XML_DTD_REFUSED',
    make: () => xml('<!DOCTYPE r [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;&a;">]><r>&b;</r>'),
  },
  {
    name: 'solapado.zip',
    does: '20,000 entries that are the same 8 MiB',
    code: 'FILE_TOO_LARGE',
    make: async () => repeatedEntries(await zipped([{ name: 'a.xml', content: Buffer.alloc(8 * MIB, ' ') }]), 20_000),
  },
  {
    name: 'solapado-pequeno.zip',
    does: 'a hundred entries that are the same 8 MiB',
    code: 'ZIP_BROKEN',
    make: async () => repeatedEntries(await zipped([{ name: 'a.xml', content: Buffer.alloc(8 * MIB, ' ') }]), 100),
  },
  {
    name: 'ceros.zip',
    does: '1 GiB of zeros in a megabyte',
    code: 'FIELD_TOO_LONG',
    make: (share) => zeros('registro.txt', times(1023, share) * MIB),
  },
  {
    name: 'arboles.zip',
    does: '64 XML of a million elements each',
    code: 'FILE_TOO_LARGE',
    make: (share) => {
      const content = xml(`<a>${'<b/>'.repeat(1_000_000)}</a>`)
      return zipped(Array.from({ length: times(64, share) }, (_, i) => ({ name: `${i}.xml`, content })))
    },
  },
]
