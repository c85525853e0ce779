import type { Page } from '@playwright/test'

/**
 * Does to a page what a browser's translator does: it replaces each text by two elements that hold it, now and whenever a text is
 * added. The words stay, so that the same steps find them. Below `translate="no"` nothing is replaced.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translate)
}

/** Runs in the page. */
function translate(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const translateText = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, [translate="no"]'))
      return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateBelow = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translateText(text)
  }
  translateBelow(document.body)
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Text) translateText(node)
      else if (node.nodeName !== 'FONT') translateBelow(node)
    }
  }).observe(document.body, { childList: true, subtree: true })
}
