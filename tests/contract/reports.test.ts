import { type ContaproClient, downloadReport, prepareReport, type ReportRequest } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const reportFiles = '/app/internal/report-files/'
const fileName = 'LE2099000001920260800080400021112.txt'
const ready = {
  sas: expect.stringContaining(reportFiles),
  blob_filename: expect.any(String),
  left_out_count: 0,
  left_out: [],
  annulled_count: 0,
  annulled: [],
  later_count: 0,
  later: [],
}

/** Asks until the file is made. */
async function prepared(client: ContaproClient, request: ReportRequest) {
  for (;;) {
    const answer = await prepareReport(client, request)
    if ('sas' in answer) return answer
  }
}

contractTest('getReport', {
  call: (client, { business, taxPeriod }) => prepared(client, { ruc: business.ruc, taxPeriod, kind: 'rce' }),
  sends: ({ business, taxPeriod }) => ({
    path: `/app/internal/businesses/${business.ruc}/reports`,
    query: { tax_period: taxPeriod, operation_type: 'COMPRA', file_extension: 'txt' },
  }),
  gives: () => ({ ...ready, blob_filename: fileName }),
})

contractTest('getSiscontReport', {
  call: (client, { business, taxPeriod }) => prepared(client, { ruc: business.ruc, taxPeriod, kind: 'siscont' }),
  sends: ({ business, taxPeriod }) => ({
    path: `/app/internal/businesses/${business.ruc}/reports/siscont`,
    query: { tax_period: taxPeriod },
  }),
  gives: () => ready,
})

contractTest('getReportFile', {
  // One answer for both calls: the address of the file is the file.
  standIn: {
    status: 200,
    body: {
      sas: `${reportFiles}u/${fileName}?expires=1&signature=s`,
      blob_filename: fileName,
      left_out_count: 0,
      left_out: [],
    },
  },
  call: async (client, { business, taxPeriod }) => {
    const { blob, fileName: name } = await downloadReport(client, { ruc: business.ruc, taxPeriod, kind: 'rce' })
    return [name, await blob.text()]
  },
  sends: () => ({
    path: expect.stringContaining(reportFiles),
    query: { expires: expect.stringMatching(/^\d+$/), signature: expect.any(String) },
  }),
  gives: () => [fileName, expect.stringContaining('20990000019')],
})
