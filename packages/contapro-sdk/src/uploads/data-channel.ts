/** Tells other tabs and frames of the same origin that vouchers changed, and hears it from them. */
export interface DataChannel {
  readonly announce: () => void
  readonly close: () => void
}

const CHANNEL = 'contapro-data'

/** Opens the channel of one API; where the platform has none it does nothing. */
export function openDataChannel(baseUrl: string, onChange: () => void): DataChannel {
  if (typeof globalThis.BroadcastChannel !== 'function') return { announce: () => {}, close: () => {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<{ baseUrl?: unknown } | null>) => {
    if (data?.baseUrl === baseUrl) onChange()
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target: it stays in its origin
    announce: () => channel.postMessage({ baseUrl }),
    close: () => channel.close(),
  }
}
