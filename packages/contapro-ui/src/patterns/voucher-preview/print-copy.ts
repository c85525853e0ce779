/** Prints a copy of an element alone, from a frame that nobody sees; the page around stays as it is. */
export function printCopy(element: HTMLElement): void {
  const frame = document.createElement('iframe')
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' })
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) throw new Error('The browser gives a frame no document to print from.')
  contentDocument.body.append(
    element instanceof HTMLImageElement ? pictureOf(element, contentDocument) : textOf(element, contentDocument),
  )
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}

/** The image as it stands on the screen: its signed address may have expired since. */
function pictureOf(image: HTMLImageElement, page: Document): HTMLElement {
  const canvas = page.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.style.maxWidth = '100%'
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas
}

function textOf(element: HTMLElement, page: Document): HTMLElement {
  const text = page.createElement('pre')
  text.style.whiteSpace = 'pre-wrap'
  text.style.overflowWrap = 'anywhere'
  text.textContent = element.textContent
  return text
}
