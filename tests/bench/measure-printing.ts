import { readFileSync } from 'node:fs'
import { addAccountant, addBusiness, startTestServer } from '@contapro/api/testing'
import {
  createContaproClient,
  createContaproSession,
  createUpload,
  downloadVoucherFiles,
  memoryStorage,
} from '@contapro/sdk'
import { createCanvas } from '@napi-rs/canvas'
import { createPrinter } from '../../apps/api/src/platform/print/printer.ts'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { startMemoryWatch } from './memory-watch.ts'
import { seconds } from './seconds.ts'

export interface PrintingFigures {
  /** Median of one voucher, in milliseconds. */
  readonly jpegMs: number
  readonly pdfMs: number
  /** A blank page of the same size as JPEG, by the same encoder. */
  readonly blankMs: number
  /** A hundred images in one zip: drawn for it, and kept from before. */
  readonly zipSeconds: number
  readonly keptZipSeconds: number
  readonly zipBytes: number
  /** Peak over idle of the server's process, which does not draw, with the client's copy of the zip. */
  readonly zipGrowthMiB: number
}

const VOUCHERS = 100
const code = '20990000027-01-F001-101'
const xml = readFileSync(new URL(`../golden/sample-month/xml/${code}.xml`, import.meta.url), 'utf8')

/** Prints vouchers alone, and a hundred in one zip through the server. */
export async function measurePrinting(): Promise<PrintingFigures> {
  const printer = createPrinter()
  const print = (format: 'jpeg' | 'pdf') => () => printer.print(Buffer.from(xml), format)
  await print('jpeg')()
  const figures = {
    jpegMs: await medianMs(print('jpeg')),
    pdfMs: await medianMs(print('pdf')),
    blankMs: await medianMs(async () => encodeBlankPage()),
  }
  await printer.close()
  return { ...figures, ...(await measureZip()) }
}

function encodeBlankPage(): void {
  const page = createCanvas(1240, 1755)
  const surface = page.getContext('2d')
  surface.fillStyle = '#ffffff'
  surface.fillRect(0, 0, page.width, page.height)
  page.encodeSync('jpeg', 80)
}

type ZipFigures = Pick<PrintingFigures, 'zipSeconds' | 'keptZipSeconds' | 'zipBytes' | 'zipGrowthMiB'>

async function measureZip(): Promise<ZipFigures> {
  const server = await startTestServer()
  try {
    const accountant = await addAccountant(server.services)
    const business = await addBusiness(server.services, accountant, sampleMonth.company)
    const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
    session.logIn({ access_token: accountant.token, ab_test_group: 'A' })
    const client = createContaproClient({ baseUrl: server.url, session, eventLog: false })
    const numbers = Array.from({ length: VOUCHERS }, (_, index) => String(1001 + index))
    const files = numbers.map((number) => new File([xml.replaceAll('F001-101', `F001-${number}`)], `${number}.xml`))
    await createUpload(client, business.uuid, files)
    await server.services.ingestion.idle()
    const codes = numbers.map((number) => code.replace(/101$/, number))
    const request = { ruc: business.ruc, taxPeriod: sampleMonth.period.code, codes, type: 'jpeg' } as const
    let zipBytes = 0
    const download = async (): Promise<void> => {
      const { blob, missingCodes, failed } = await downloadVoucherFiles(client, request)
      const absent = [...missingCodes, ...failed.map((voucher) => voucher.code)]
      if (absent.length > 0) throw new Error(`Not in the zip: ${absent.join(', ')}`)
      zipBytes = blob.size
    }
    globalThis.gc?.()
    const memory = startMemoryWatch()
    const zipSeconds = await seconds(download)
    const { processGrowthMiB } = memory.stop()
    return { zipSeconds, keptZipSeconds: await seconds(download), zipBytes, zipGrowthMiB: processGrowthMiB }
  } finally {
    await server.close()
  }
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 21; run += 1) times.push((await seconds(work)) * 1000)
  return times.toSorted((a, b) => a - b)[10] ?? 0
}
