import { printVoucher } from '@contapro/sunat/printed-voucher'
import { readUbl } from '@contapro/sunat/ubl'
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { afterAll, describe, expect, test } from 'vitest'
import { createPrinter } from '../../../src/platform/print/printer.ts'
import {
  allTaxesXml,
  changedXml,
  limitXml,
  longName,
  longXml,
  publicCaseXml,
  sampleCodes,
  sampleXml,
} from '../../../test-kit/documents.ts'
import { pdfPages } from './pdf-pages.ts'
import { differingPixels, pictureOf, pictureSize, unlikeAccepted } from './picture.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const imageOf = async (xml: Buffer) => loadImage(Buffer.from(await printer.print(xml, 'jpeg')))

/** Both files of an XML, each printed once for all tests that look at it. */
function printedOnce(xml: Buffer) {
  let jpeg: Promise<Image> | undefined
  let pdf: Promise<Uint8Array> | undefined
  return {
    image: () => (jpeg ??= imageOf(xml)),
    pages: async (size: typeof inImageSize = pictureSize) => pdfPages(await (pdf ??= printer.print(xml, 'pdf')), size),
  }
}

/** As large as the image of a voucher. */
const inImageSize: { readonly width: number; readonly height: number } = {
  width: 2 * pictureSize.width,
  height: 2 * pictureSize.height,
}

/** What the QR code in a picture says. */
function qrOf(picture: Image | Canvas): string | undefined {
  const surface = createCanvas(picture.width, picture.height).getContext('2d')
  surface.drawImage(picture, 0, 0)
  const { data, width, height } = surface.getImageData(0, 0, picture.width, picture.height)
  return jsQR(data, width, height)?.data
}

function contentOf(xml: Buffer) {
  const result = readUbl(xml)
  if (!result.ok) throw new Error('The test has a wrong XML.')
  return printVoucher(result.document)
}

/** As it comes out of a PDF: in one line, without the variation selectors of emoji. */
const plain = (text: string): string => text.replaceAll('\uFE0F', '').replaceAll(/\s+/g, ' ').trim()

const kinds = [
  ...Object.entries(sampleCodes).map(([kind, code]) => [kind, sampleXml(code)] as const),
  ['factura-con-anticipos', publicCaseXml('07-anticipos-dos-y-total/20990010081-01-F070-110')],
  ['factura-con-descuentos', publicCaseXml('08-descuentos-y-redondeo/20990010090-01-F080-5')],
] as const

describe.each(kinds)('a %s', (kind, xml) => {
  const { image, pages } = printedOnce(xml)

  test('looks as accepted as JPEG, and its PDF looks the same', async () => {
    const picture = pictureOf(await image())
    expect(await unlikeAccepted(kind, picture)).toBeUndefined()
    const [page, ...others] = await pages()
    expect(others).toEqual([])
    // The two libraries draw the edges of letters differently.
    expect(page && differingPixels(picture, page.picture)).toBeLessThan(pictureSize.width * pictureSize.height * 0.01)
  })

  test('has a QR code that can be read from the image and from the PDF, and says what SUNAT wants', async () => {
    const { qr } = contentOf(xml)
    expect(qrOf(await image())).toBe(qr)
    const [page] = await pages(inImageSize)
    expect(page && qrOf(page.picture)).toBe(qr)
  })

  test('has everything it prints as text in the PDF', async () => {
    const text = plain((await pages()).map((page) => page.text).join(' '))
    const { title, number, issuer, receiver, facts, columns, rows, totals, inWords, notes } = contentOf(xml)
    const printed = [
      ...title.split(' '),
      number,
      issuer.document,
      ...[...receiver, ...facts, ...totals].flatMap(({ label, value }) => [label, value]),
      ...columns.flatMap((column) => column.title.split(' ')),
      ...rows.flat().flatMap((cell) => cell.split(' ')),
      ...inWords.split(' '),
      ...notes,
    ]
    expect(printed.map(plain).filter((part) => !text.includes(part))).toEqual([])
  })
})

describe('a factura of 500 lines with names of 200 characters and emoji', () => {
  const { image: wholeImage, pages: allPages } = printedOnce(longXml({ lines: 500 }))

  test('is a PDF whose every line stands once on one of its pages, under repeated headings', async () => {
    const pages = await allPages()
    const texts = pages.map(({ text }) => plain(text))
    expect(pages.length).toBeGreaterThan(10)
    const lines = texts.join(' ').matchAll(/TÓNER NEGRO (\d+)/g)
    expect(Array.from(lines, ([, line]) => Number(line))).toEqual(Array.from({ length: 500 }, (_, i) => i + 1))
    expect(texts.map((text) => text.includes('Descripción'))).toEqual(texts.map(() => true))
    expect(texts.every((text, i) => text.includes(`Página ${i + 1} de ${pages.length}`))).toBe(true)
    expect(texts.at(-1)).toContain('Importe total S/ 1,180.00')
    expect(texts[0]?.replaceAll(' ', '')).toContain(longName.replaceAll(' ', ''))
  })

  test('is one image with all lines', async () => {
    const image = await wholeImage()
    expect(image.width).toBe(1240)
    expect(image.height).toBeGreaterThan(500 * 30)
    expect(image.height).toBeLessThan(32_767)
  })

  test('goes on, on its second page, as accepted', async () => {
    const [, second] = await allPages()
    expect(second && (await unlikeAccepted('pagina-dos', second.picture))).toBeUndefined()
  })

  test('begins as accepted', async () => {
    const image = await imageOf(longXml({ lines: 3 }))
    expect(await unlikeAccepted('nombres-largos', pictureOf(image))).toBeUndefined()
  })
})

test.each([
  ['dolares-y-todos-los-tributos', changedXml(allTaxesXml(), [[/PEN/g, 'USD']])],
  ['importes-limite', limitXml()],
  [
    'totales-limite',
    changedXml(allTaxesXml(), [
      [/PEN/g, 'USD'],
      [/(?<=PayableAmount [^>]*>)276/, '-999999999999'],
    ]),
  ],
])('%s looks as accepted', async (name, xml) => {
  expect(await unlikeAccepted(name, pictureOf(await imageOf(xml)))).toBeUndefined()
})

test('an image that cannot hold all lines ends where browsers do and says how many it shows', async () => {
  const image = await imageOf(longXml({ lines: 1500 }))
  expect(image.height).toBeLessThan(32_767)
  const end = createCanvas(image.width, 1755)
  end.getContext('2d').drawImage(image, 0, 1755 - image.height)
  expect(await unlikeAccepted('imagen-cortada', pictureOf(end))).toBeUndefined()
})

test('a description that does not fit on its page goes on on the next one', async () => {
  // As long as a text of a voucher may be, and in the widest letters.
  const words = Array.from({ length: 145 }, (_, i) => `WWWWWW${i}`)
  const textOf = (line: number): string => (line === 8 ? words.join(' ') : `TÓNER ${line}`)
  const pages = (await printedOnce(longXml({ lines: 8, describe: textOf })).pages()).map((page) => plain(page.text))
  const wordsOf = (page = ''): string[] => words.filter((word) => new RegExp(`${word}(?![0-9])`).test(page))
  expect(pages.map((page) => wordsOf(page).length > 0)).toEqual([true, true])
  expect(pages.flatMap(wordsOf)).toEqual(words)
})

test('characters that no packaged font has do not break the file', async () => {
  const xml = longXml({ lines: 1, describe: () => 'CHIFA 龍 \u{1F469}\u{200D}\u{1F373} عربي \u{10FFFD}' })
  const [page] = await printedOnce(xml).pages()
  expect(page?.text).toContain('CHIFA')
})
