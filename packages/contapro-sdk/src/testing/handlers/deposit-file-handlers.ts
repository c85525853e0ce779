import { centimos, parseCentimos, parseDetractionAccount, sumCentimos, toDecimalText } from '@contapro/sunat'
import type { HttpHandler } from 'msw'
import type { DepositFileCheck, DepositFileLine, DepositFileRequest, Detraction } from '../../contract/contract.ts'
import { type MockData, periodKey } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { detractionsOf } from './detraction-handlers.ts'

/** Bulk deposit files. Suppliers whose RUC ends in an even digit have an account in their XML. */
export function depositFileHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listDepositFiles', ({ query, data, isEmpty, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
      return reply(200, { files: isEmpty ? [] : (data.depositFiles.get(keyOf(ruc, query)) ?? []) })
    }),
    mockOperation(server, 'checkDepositFile', async ({ query, data, body, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
      return reply(200, check(data, { ruc, query, request: await body() }))
    }),
    mockOperation(server, 'createDepositFile', async ({ query, data, user, body, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', uuid: query.get('business_uuid') ?? '' })
      const { is_ready, lines, ...checked } = check(data, { ruc, query, request: await body() })
      if (!is_ready) throw new MockRefusal('RULE_BROKEN')
      const file = {
        ...checked,
        tax_period: query.get('tax_period') ?? '',
        made_by: `${user.name} ${user.last_name}`,
        made_at: new Date().toISOString(),
        deposits_count: lines.length,
        made_deposits_count: 0,
        state: 'pending' as const,
      }
      data.depositFiles.set(keyOf(ruc, query), [file, ...(data.depositFiles.get(keyOf(ruc, query)) ?? [])])
      return reply(201, { file, content: `*${ruc}${file.batch}\r\n` })
    }),
  ]
}

const keyOf = (ruc: string, query: URLSearchParams): string => periodKey(ruc, query.get('tax_period') ?? '')

interface Order {
  readonly ruc: string
  readonly query: URLSearchParams
  readonly request: DepositFileRequest
}

function check(data: MockData, { ruc, query, request }: Order): DepositFileCheck {
  const known = detractionsOf(data, ruc, query.get('tax_period') ?? '')
  const lines = request.codes.map((code): DepositFileLine => {
    const found = known.find((one) => one.voucher_unique_code === `${ruc}-${code}` && one.payment_datetime === null)
    if (!found) throw new MockRefusal('VOUCHER_NOT_FOUND', [{ code: 'VOUCHER_NOT_FOUND', message: code, field: code }])
    return lineOf(found, code, request)
  })
  const made = data.depositFiles.get(keyOf(ruc, query))?.length ?? 0
  const batch = request.batch ?? `26${String(made + 1).padStart(4, '0')}`
  return {
    batch,
    file_name: `D${ruc}${batch}.txt`,
    total_amount: toDecimalText(sumCentimos(lines.map(({ amount }) => parseCentimos(amount ?? '') ?? centimos(0)))),
    is_ready: lines.every(({ problems }) => problems.length === 0),
    lines,
  }
}

function lineOf(found: Detraction, code: string, { accounts }: DepositFileRequest): DepositFileLine {
  const supplier = found.customer_identity_number
  const given = parseDetractionAccount(accounts.find(({ supplier_ruc }) => supplier_ruc === supplier)?.account ?? '')
  const inXml = Number(supplier.at(-1)) % 2 === 0 ? '00068214503' : null
  const account = given ?? inXml
  const problems = [
    ...(account === null
      ? [{ code: 'ACCOUNT_MISSING', message: 'Falta la cuenta de detracciones del proveedor, de once dígitos.' }]
      : []),
    ...(found.deposit_amount === null
      ? [{ code: 'AMOUNT_UNKNOWN', message: 'No se conoce el monto: complétalo primero.' }]
      : []),
  ]
  return {
    code,
    serie_number: found.serie_number ?? '',
    supplier_ruc: supplier,
    supplier_business_name: found.supplier_business_name,
    good_or_service_code: found.good_or_service_code,
    account,
    account_source: given ? 'given' : inXml && 'xml',
    amount: found.deposit_amount,
    earlier_file: found.due?.deposit_file ?? null,
    problems,
  }
}
