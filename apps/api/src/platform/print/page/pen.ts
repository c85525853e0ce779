import { createCanvas, type PDFDocument } from '@napi-rs/canvas'
import { LINE_HEIGHT, type TextStyle } from './design.ts'
import { fontFamilies } from './fonts.ts'
import { wrapText } from './wrap-text.ts'

/** What is drawn on: a page of a PDF or an image. */
export type Surface = ReturnType<PDFDocument['beginPage']>

export interface TextPlace {
  readonly x: number
  /** Top of the line. */
  readonly y: number
  readonly align?: 'start' | 'center' | 'end'
}

/** Height of so many lines. */
export function linesHeight(lines: number, { size }: TextStyle): number {
  return lines * size * LINE_HEIGHT
}

/** Draws one line of text; `x` is its start, centre or end. */
export function drawText(surface: Surface, text: string, style: TextStyle, { x, y, align = 'start' }: TextPlace): void {
  setStyle(surface, style)
  surface.fillStyle = style.color
  surface.textAlign = align === 'center' ? 'center' : align === 'end' ? 'right' : 'left'
  surface.textBaseline = 'alphabetic'
  // The baseline of a line: its half leading and Inter's ascent.
  surface.fillText(text, x, y + style.size * ((LINE_HEIGHT - 1) / 2 + 0.9))
}

/** Draws lines below one another. */
export function drawLines(surface: Surface, lines: readonly string[], style: TextStyle, place: TextPlace): void {
  for (const [index, line] of lines.entries()) {
    drawText(surface, line, style, { ...place, y: place.y + linesHeight(index, style) })
  }
}

/** Lines of a text that are no wider than `width`. */
export function linesOf(text: string, style: TextStyle, width: number): string[] {
  return wrapText(text, width, (part) => widthOf(part, style))
}

const ruler = createCanvas(1, 1).getContext('2d')
const widths = new Map<string, number>()
const KNOWN_WIDTHS = 20_000

/** How wide a text in one line is. Words come again and again, so their widths are kept. */
export function widthOf(text: string, style: TextStyle): number {
  const key = `${style.weight} ${style.size} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  setStyle(ruler, style)
  const { width } = ruler.measureText(text)
  if (widths.size >= KNOWN_WIDTHS) widths.clear()
  widths.set(key, width)
  return width
}

function setStyle(surface: Surface, { size, weight }: TextStyle): void {
  surface.font = `${weight} ${size}px ${fontFamilies()}`
  // Without it Inter draws the hyphen of F001-101 with a glyph for capitals that readers of the PDF cannot tell.
  surface.textRendering = 'optimizeSpeed'
}
