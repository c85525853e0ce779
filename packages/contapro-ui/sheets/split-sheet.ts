import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import { styleFilesIn } from './class-names.ts'
import { isPageStyle } from './page-styles.ts'

/** The two sheets of the package: what panels need, and what whole pages add to it. */
export interface Sheets {
  readonly styles: string
  readonly pages: string
}

/**
 * Parts the sheet of all parts in two. Both name the layers in the same order, so that either may come first; a rule
 * goes with the pages when it names a class of theirs.
 */
export function splitSheet(css: string): Sheets {
  const all = postcss.parse(css)
  return { styles: only(all, (node) => !isOfPage(node)), pages: only(all, isOfPage) }
}

const isOfPage = (node: ChildNode): boolean => styleFilesIn(headOf(node)).some(isPageStyle)

/** What says whose a node is: the selector of a rule, the name of a keyframe. */
function headOf(node: ChildNode): string {
  if (node.type === 'rule') return node.selector
  return node.type === 'atrule' ? node.params : ''
}

function only(all: Root, keep: (node: ChildNode) => boolean): string {
  const sheet = all.clone()
  sheet.walk((node) => {
    const isInKeyframes = node.parent?.type === 'atrule' && (node.parent as AtRule).name.endsWith('keyframes')
    const isWhole = node.type === 'rule' ? !isInKeyframes : node.type === 'atrule' && node.name.endsWith('keyframes')
    if (isWhole && !keep(node)) node.remove()
  })
  return sheet.toString()
}
