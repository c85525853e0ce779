/** A sentence that stands in a frame's place. */
export interface FrameNotice {
  readonly show: (frame: HTMLIFrameElement, text: string) => void
  readonly hide: (frame: HTMLIFrameElement) => void
}

/** The notice of one frame: plain text in the host's own look. */
export function noticeOf(page: Document): FrameNotice {
  const box = page.createElement('p')
  box.setAttribute('role', 'alert')
  box.lang = 'es'
  return {
    show: (frame, text) => {
      box.textContent = text
      frame.style.display = 'none'
      frame.after(box)
    },
    hide: (frame) => {
      frame.style.display = 'block'
      box.remove()
    },
  }
}
