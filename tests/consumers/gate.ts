import { EventEmitter, once } from 'node:events'

/** Holds something back until it is opened. */
export function gate(): { readonly opened: Promise<unknown>; readonly open: () => void } {
  const emitter = new EventEmitter()
  return { opened: once(emitter, 'open'), open: () => void emitter.emit('open') }
}
