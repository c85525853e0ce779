import type { PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { type Block, gap } from './blocks/block.ts'
import { factsBlock } from './blocks/facts-block.ts'
import { headerBlock } from './blocks/header-block.ts'
import { rowBlocks, tableHeadBlock } from './blocks/table-blocks.ts'
import { noteBlocks, runningBlock } from './blocks/text-blocks.ts'
import { totalsBlock } from './blocks/totals-block.ts'

/** A voucher as blocks in their order, before it is known how they fall on pages. */
export interface Sheet {
  readonly opening: readonly Block[]
  /** On top of every page but the first. */
  readonly running: Block
  /** Above the rows, on every page that has some. */
  readonly head: Block
  /** A row is one block, or several when it is very long. */
  readonly rows: readonly (readonly Block[])[]
  readonly closing: readonly Block[]
}

export function sheetOf(voucher: PrintedVoucher): Sheet {
  const notes = noteBlocks(voucher)
  return {
    opening: [headerBlock(voucher), gap(14), factsBlock(voucher), gap(12)],
    running: runningBlock(voucher),
    head: tableHeadBlock(voucher),
    rows: rowBlocks(voucher),
    closing: [gap(12), totalsBlock(voucher), ...(notes.length === 0 ? [] : [gap(12), ...notes])],
  }
}
