/**
 * Fails a story with a text that React changes in place beside siblings. A translator replaces such a text node, and React
 * goes on changing the one that is no longer on the page: an old figure stays (facebook/react#11538).
 */
export function expectNoKeptTexts(): void {
  if (import.meta.env.MODE !== 'test') return
  const kept = textsBelow(document.body).filter((text) => isKept(text) && !isUntranslated(text))
  if (kept.length > 0)
    throw new Error(
      `A text is the only child of its element, or below translate="no":\n${kept.map(describeText).join('\n')}`,
    )
}

/** The texts of a tree and of the open shadow roots in it. */
function textsBelow(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text) texts.push(node)
    else if (node instanceof Element && node.shadowRoot) texts.push(...textsBelow(node.shadowRoot))
  }
  return texts
}

/** React remembers a text node only if it changes that node itself; an only text it writes through its element. */
const isKept = (text: Text): boolean =>
  text.data.trim() !== '' && Object.keys(text).some((key) => key.startsWith('__reactFiber$'))

const isUntranslated = (text: Text): boolean => text.parentElement?.closest('[translate="no"]') !== null

const describeText = (text: Text): string => `"${text.data}" in ${text.parentElement?.outerHTML.slice(0, 200)}`
