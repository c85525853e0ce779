import type { Block } from './blocks/block.ts'
import { page } from './page/design.ts'
import type { Sheet } from './sheet.ts'

/** A block and where its top stands on its page. */
export interface PlacedBlock {
  readonly block: Block
  readonly y: number
}

/** A page that is laid out, and where its last block ends. */
export interface PlacedPage {
  readonly blocks: readonly PlacedBlock[]
  readonly bottom: number
}

/** Lays the blocks on pages: each is filled until the next block would reach below `bottom`. */
export function placeBlocks(sheet: Sheet, bottom: number): PlacedPage[] {
  const paper = new Paper(sheet, bottom)
  for (const block of sheet.opening) paper.add(block, [])
  const [firstRow] = sheet.rows[0] ?? []
  if (firstRow !== undefined) paper.add(sheet.head, [], firstRow.height)
  for (const block of sheet.rows.flat()) paper.add(block, [sheet.head])
  for (const block of sheet.closing) paper.add(block, [])
  return paper.pages()
}

class Paper {
  readonly #sheet: Sheet
  readonly #bottom: number
  readonly #full: PlacedPage[] = []
  #blocks: PlacedBlock[] = []
  #y: number = page.margin

  constructor(sheet: Sheet, bottom: number) {
    this.#sheet = sheet
    this.#bottom = bottom
  }

  /** @param atop what a new page begins with before the block. @param after what has to find room behind it. */
  add(block: Block, atop: readonly Block[], after = 0): void {
    const isEmpty = this.#blocks.length === 0
    if (!isEmpty && this.#y + block.height + after > this.#bottom) {
      this.#turn()
      for (const first of [this.#sheet.running, ...atop]) this.#put(first)
    }
    this.#put(block)
  }

  pages(): PlacedPage[] {
    this.#turn()
    return this.#full
  }

  #put(block: Block): void {
    this.#blocks.push({ block, y: this.#y })
    this.#y += block.height
  }

  #turn(): void {
    this.#full.push({ blocks: this.#blocks, bottom: this.#y })
    this.#blocks = []
    this.#y = page.margin
  }
}
