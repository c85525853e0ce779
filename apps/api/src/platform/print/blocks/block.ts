import type { Surface } from '../page/pen.ts'

/** A part of the voucher that is never broken over two pages. */
export interface Block {
  readonly height: number
  /** Draws it with its top at `y`. */
  draw(surface: Surface, y: number): void
}

/** Blank space. */
export function gap(height: number): Block {
  return { height, draw: () => undefined }
}
