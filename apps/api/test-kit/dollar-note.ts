import { sampleFile, type TestFile } from './uploads.ts'
import { writtenFactura } from './written-factura.ts'

const OTHER = '20990000027'

const partiesOf = (ruc: string, isSold: boolean) => (isSold ? ([ruc, OTHER] as const) : ([OTHER, ruc] as const))

/** The sample month's credit note FC01-8 of 18/08/2026 about F001-90, in dollars: US$ 100.00 and IGV 18.00. */
export function dollarNote(
  ruc: string,
  { isSold, isSigned = false }: { isSold: boolean; isSigned?: boolean },
): TestFile {
  const [seller, buyer] = partiesOf(ruc, isSold)
  const content = new TextDecoder()
    .decode(sampleFile('xml/20990000027-07-FC01-8.xml').content as Uint8Array)
    .replaceAll('PEN', 'USD')
    .replaceAll(OTHER, 'seller')
    .replaceAll('20990000019', buyer)
    .replaceAll('seller', seller)
    .replaceAll(/(?<=currencyID="USD">)(?=[0-9])/g, isSigned ? '-' : '')
  return { name: `${seller}-07-FC01-8.xml`, content }
}

/** What it modifies: F001-90 of 10/07/2026, US$ 1,000.00 and IGV 180.00. */
export function dollarFactura(ruc: string, { isSold }: { isSold: boolean }): TestFile {
  const [seller, buyer] = partiesOf(ruc, isSold)
  const taxes = [['1000', '1000.00', '180.00']] as const
  const factura = writtenFactura({ id: 'F001-90', seller, buyer, issuedOn: '2026-07-10', taxes, payable: '1180.00' })
  return { ...factura, content: String(factura.content).replaceAll('PEN', 'USD') }
}
