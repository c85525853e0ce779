/**
 * What leaves the document leaves the browser's top layer too, and nothing tells its owner: the dialogs of an element that
 * was moved are opened again, then the layers from which menus and toasts hang.
 */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll('dialog')) {
    if (!dialog.open || dialog.matches(':modal')) continue
    dialog.close()
    dialog.showModal()
  }
  for (const layer of root.querySelectorAll<HTMLElement>('[popover=manual]')) {
    if (!layer.matches(':popover-open')) layer.showPopover()
  }
}
