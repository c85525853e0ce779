import { registerKey, type RegisterRow, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, it } from 'vitest'
import { bytesOf, expected, files, rowsOf } from './sample-month.ts'

const names = {
  purchases: 'LE2099000001920260800080100001111.txt',
  sales: 'LE2099000001920260800140100001111.txt',
} as const

const readPle = (name: string) => rowsOf(bytesOf(`ple/${name}`), { fileName: name })

/** What both registers say of a voucher: not its place, and not what only SIRE states. */
function shared(row: RegisterRow) {
  return {
    code: voucherCode(registerKey(row)),
    ownerRuc: row.ownerRuc,
    period: row.period,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    counterparty: [row.counterpartyDocumentType, row.counterpartyDocument, row.counterpartyName],
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    modified: row.modified,
    amounts: row.amounts,
  }
}

describe('the PLE registers of the sample month', () => {
  it('say the same of every voucher as those of SIRE', async () => {
    const sire = await rowsOf(bytesOf(`${files.rceProposal}.txt`))
    const ple = await readPle(names.purchases)
    expect(ple).toHaveLength(expected.rce_filas)
    expect(ple.map(shared)).toEqual(sire.map(shared))
  })

  it('say the same of every sale, and which one is annulled', async () => {
    const sire = await rowsOf(bytesOf(`${files.rvieProposal}.txt`))
    const ple = await readPle(names.sales)
    expect(ple).toHaveLength(expected.rvie_filas)
    expect(ple.map(shared)).toEqual(sire.map(shared))
    expect(ple.map((row) => row.state)).toEqual(sire.map((row) => row.state))
  })

  it('keep the state in which each purchase was annotated', async () => {
    const states = (await readPle(names.purchases)).map((row) => row.pleState)
    expect(states).toEqual(['1', '1', '1', '1', '0', '1', '1', '1', '1', '1', '1', '7'])
  })
})
