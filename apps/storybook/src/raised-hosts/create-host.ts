/** A part of the page that is raised into the browser's top layer, with the widget inside. */
export interface Host {
  readonly box: HTMLElement
  /** Undefined when the modal of another widget shows the box. */
  readonly show?: () => void
}

/** Puts a closed dialog, a closed popover or a plain box on the page. Its last button closes it. */
export function createHost(kind: string): Host {
  const box = document.createElement(kind === 'dialog' ? 'dialog' : 'section')
  box.className = 'box'
  document.querySelector('#page')?.append(box)
  switch (kind) {
    case 'dialog': {
      const dialog = box as HTMLDialogElement
      addCloseButton(box, () => dialog.close())
      return { box, show: () => dialog.showModal() }
    }
    case 'popover':
      box.popover = 'manual'
      addCloseButton(box, () => box.hidePopover())
      return { box, show: () => box.showPopover() }
    case 'full-screen':
      addCloseButton(box, () => void document.exitFullscreen())
      return { box, show: () => void box.requestFullscreen() }
    case 'modal':
      return { box }
    default:
      throw new Error(`?host=${kind} is not one of dialog, popover, full-screen, modal`)
  }
}

function addCloseButton(box: HTMLElement, close: () => void): void {
  const button = document.createElement('button')
  button.textContent = 'Ocultar'
  button.addEventListener('click', close)
  box.append(button)
}
