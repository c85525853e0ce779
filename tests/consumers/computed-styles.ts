import type { Locator } from '@playwright/test'
import { atRest } from './looks.ts'

/** Tag name, box within the part, and computed styles of each visible element. */
export type ComputedStyles = readonly (readonly [tag: string, styles: Readonly<Record<string, string>>])[]

/** Visible styles. `border-style` is left out: a reset sets it for borders of no width. */
const names = [
  'background-color',
  'background-image',
  'border-color',
  'border-radius',
  'border-width',
  'box-shadow',
  'color',
  'cursor',
  'display',
  'font',
  'letter-spacing',
  'list-style-type',
  'margin',
  'opacity',
  'padding',
  'text-align',
  'text-decoration-line',
  'text-transform',
]

/** Reads a part of the page. Leaves out the inside of a chart, which belongs to its library. */
export async function computedStyles(part: Locator): Promise<ComputedStyles> {
  await part.page().mouse.move(0, 0)
  await atRest(part)
  return part.evaluate((root, wanted) => {
    const { x: left, y: top } = root.getBoundingClientRect()
    return [root, ...root.querySelectorAll(':not(.recharts-wrapper *)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const style = getComputedStyle(element)
      const isVisible = (name: string): boolean => {
        if (name === 'border-color') return style.borderWidth !== '0px'
        return !/^(color|font)$/.test(name) || !element.matches('[type=checkbox],[type=radio],[type=file]')
      }
      // Spanish is written from left to right, so `start` is `left`.
      const valueOf = (name: string): string => style.getPropertyValue(name).replace(/^start$/, 'left')
      const styles = Object.fromEntries(wanted.filter(isVisible).map((name) => [name, valueOf(name)]))
      const box = [x - left, y - top, width, height].map(Math.round).join(' ')
      return [[element.tagName, { ...styles, box }] as const]
    })
  }, names)
}

/** Lists the styles that differ: `BUTTON padding: 8px, 0px`. */
export function differingStyles(before: ComputedStyles, after: ComputedStyles): readonly string[] {
  if (before.length !== after.length) return [`${before.length} elements, ${after.length} elements`]
  return before.flatMap(([tag, styles], at) => {
    const others = after[at]?.[1] ?? {}
    const differing = Object.keys(styles).filter((name) => styles[name] !== others[name])
    return differing.map((name) => `${tag} ${name}: ${styles[name]}, ${others[name]}`)
  })
}
