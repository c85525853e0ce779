/** What the upload form tells the page that shows it in a frame. */
export type FrameMessage =
  /** It can be seen. */
  | { readonly type: 'ready' }
  /** The height that its content needs, in CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** Whether files are on their way: who leaves now cancels them. */
  | { readonly type: 'sending'; readonly isSending: boolean }
  /** An upload is done: companies, periods and figures may have changed. */
  | { readonly type: 'upload-finished' }
  /** A link was pressed. The page around navigates, not the frame. `address` is a path of the app, `state` its navigation state. */
  | { readonly type: 'navigate'; readonly address: string; readonly state: unknown }
  /** A call answered that the session is over. */
  | { readonly type: 'session-expired' }

interface Envelope {
  readonly contapro: FrameMessage
}

/** Whether this page stands in a frame of another one. */
export const isEmbedded = (): boolean => typeof window !== 'undefined' && window.parent !== window

/** Tells the page around, if it is ours. */
export function tellParent(message: FrameMessage): void {
  if (!isEmbedded()) return
  const envelope: Envelope = { contapro: message }
  window.parent.postMessage(envelope, window.location.origin)
}

/** Hears what one frame of our own origin tells; answers the function that ends it. */
export function listenToFrame(frame: HTMLIFrameElement, listener: (message: FrameMessage) => void): () => void {
  const hear = (event: MessageEvent<Partial<Envelope> | null>): void => {
    const isFromFrame = event.source === frame.contentWindow && event.origin === window.location.origin
    if (isFromFrame && event.data?.contapro) listener(event.data.contapro)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}
