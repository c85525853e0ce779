/** What the built parts bring, in the order in which they came. The build makes an `addStyles` of each import of a sheet. */
const texts: string[] = []
const sheets = new Map<Document, CSSStyleSheet>()
let isWaiting = false

/** The page's rules reach the element itself, as they should: it is the host's to place. Nothing is inherited into it. */
const elementRules = ':host{display:block}:host([hidden]){display:none}.place{all:initial;display:block}'

/** Adds the rules of one part for all elements, those that are there already among them. */
export function addStyles(css: string): void {
  texts.push(css)
  if (isWaiting || sheets.size === 0) return
  isWaiting = true
  // The parts of one chunk come one after another, and are drawn after that.
  queueMicrotask(() => {
    isWaiting = false
    for (const sheet of sheets.values()) sheet.replaceSync(allRules())
  })
}

/** Gives a shadow root the one sheet of its document: a constructed one is script, so `style-src 'self'` allows it. */
export function adoptStyles(root: ShadowRoot): void {
  const { ownerDocument } = root
  const known = sheets.get(ownerDocument)
  const sheet = known ?? new (ownerDocument.defaultView ?? window).CSSStyleSheet()
  if (!known) {
    sheet.replaceSync(allRules())
    sheets.set(ownerDocument, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

const allRules = (): string => [...texts, elementRules].join('\n')
