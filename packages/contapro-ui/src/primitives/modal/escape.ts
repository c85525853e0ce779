/**
 * Whether Escape is meant for a modal, and not for what has the focus: a toast, a popup, an open select, a search with
 * text, or what the host shows above.
 */
export function takesEscape(modal: HTMLDialogElement): boolean {
  const focused = focusedElement(modal)
  if (focused === document.body) return true
  if (!modal.contains(focused) || focused.closest('[popover]')) return false
  return !isOpenSelect(focused) && !isFilledSearch(focused)
}

/** Radix prevents Escape on the whole page, so the browser does not close a dialog of the host above a modal. */
export function closeDialogAbove(modal: HTMLDialogElement): void {
  const focused = focusedElement(modal)
  if (!modal.contains(focused)) focused.closest('dialog')?.requestClose?.()
}

function focusedElement(modal: HTMLDialogElement): Element {
  const root = modal.getRootNode() as Document | ShadowRoot
  return root.activeElement ?? document.activeElement ?? document.body
}

/** Only a browser with `:open` passes the key on while its list is open; an option has the focus then. */
const isOpenSelect = (element: Element): boolean =>
  CSS.supports('selector(:open)') && element.closest('select:open') !== null

const isFilledSearch = (element: Element): boolean =>
  element instanceof HTMLInputElement && element.type === 'search' && element.value !== ''
