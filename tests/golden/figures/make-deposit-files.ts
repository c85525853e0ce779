import {
  checkDepositFile,
  type ContaproClient,
  createDepositFile,
  type DepositFileRequest,
  listDetractions,
  type PeriodScope,
} from '@contapro/sdk'

/** Makes a bulk file of everything in 'Por pagar' of a period that can go into one, and says how many deposits it holds. */
export async function makeDepositFile(client: ContaproClient, scope: PeriodScope): Promise<number> {
  const { vouchers } = await listDetractions(client, { ...scope, paid: 'N', page: 1, size: 100 })
  const codes = vouchers.map((row) => row.voucher_unique_code.slice(scope.ruc.length + 1))
  if (codes.length === 0) return 0
  const accounts = [...new Set(codes.map((code) => code.slice(0, 11)))].map((supplier_ruc, i) => ({
    supplier_ruc,
    account: `${i + 1}`.padStart(11, '0'),
  }))
  const asked: DepositFileRequest = { codes, accounts }
  const { lines } = await checkDepositFile(client, { scope, request: asked })
  const ready = lines.filter(({ problems }) => problems.length === 0).map(({ code }) => code)
  if (ready.length === 0) return 0
  const request: DepositFileRequest = { codes: ready, accounts }
  return (await createDepositFile(client, { scope, request })).file.deposits_count
}
