/** Settles when the scripts of the page have run: only then is a token missing that nobody has set. */
export const pageIsRead: Promise<void> = new Promise((resolve) => {
  const page = globalThis.document as Document | undefined
  if (!page || page.readyState === 'complete') resolve()
  else {
    page.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    // After that event the page still reads its pictures.
    globalThis.addEventListener('load', () => resolve(), { once: true })
  }
})
