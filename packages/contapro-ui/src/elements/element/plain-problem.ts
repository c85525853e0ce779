const texts = {
  WIDGET_FAILED: 'Ocurrió un error inesperado al mostrar esta parte. Vuelve a intentarlo en un momento.',
  WIDGET_UNAVAILABLE: 'No pudimos cargar esta parte. Revisa tu conexión a internet y actualiza la página.',
} as const

/** What went wrong where nothing of the widget can say it. */
export type PlainProblem = keyof typeof texts

/** Says a problem without the code that could not be loaded or that failed; answers what it says. */
export function showPlainProblem(root: ShadowRoot, code: PlainProblem, onRetry: () => void): string {
  const message = texts[code]
  const box = document.createElement('div')
  box.setAttribute('role', 'alert')
  const sentence = document.createElement('p')
  sentence.textContent = message
  box.append(sentence)
  // A browser remembers for as long as the page lives that a module could not be loaded.
  if (code === 'WIDGET_FAILED') box.append(retryButton(onRetry))
  root.replaceChildren(box)
  return message
}

function retryButton(onRetry: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Reintentar'
  button.addEventListener('click', onRetry)
  return button
}
