import { expect, test } from 'vitest'
import { voucherFileKind, voucherFileName } from '../../src/index.ts'

// .jpeg and .pdf by the specification (part 2, section 2), the others by decisions 24; the query string does not count (15).
test.each([
  ['https://h.pe/f/20990000027-01-F001-101.jpeg?expires=1&signature=a.pdf', 'image', '20990000027-01-F001-101.jpeg'],
  ['https://h.pe/f/a.JPEG', 'image', 'a.JPEG'],
  ['https://h.pe/f/a.jpg', 'image', 'a.jpg'],
  ['https://h.pe/f/a.png', 'image', 'a.png'],
  ['https://h.pe/f/a.PDF?x=.jpeg', 'pdf', 'a.PDF'],
  ['/app/internal/voucher-files/u/a.xml?expires=1', 'xml', 'a.xml'],
  ['https://h.pe/f/a.zip', 'other', 'a.zip'],
  ['https://h.pe/f/pdf', 'other', 'pdf'],
  ['https://h.pe/f/a.xml#page.pdf', 'xml', 'a.xml'],
  ['https://h.pe/f/factura%20%C3%B1.xml', 'xml', 'factura ñ.xml'],
  ['https://h.pe/f/100%.xml', 'xml', '100%.xml'],
  ['', 'other', ''],
])('%j is shown as %s and named %s', (address, kind, name) => {
  expect([voucherFileKind(address), voucherFileName(address)]).toEqual([kind, name])
})
