import { partColors, restColor } from './chart-colors.css.ts'

/** The colour of a part of a donut by its place; the unnamed rest and whatever comes after the fifth are grey. */
export function partColor(index: number, isRest: boolean): string {
  return isRest ? restColor : (partColors[index] ?? restColor)
}
