/** Tells other tabs and frames of the same origin that an upload is over and vouchers changed, and hears it from them. */
export interface DataChannel {
  readonly announce: (uploadUuid: string) => void
  readonly close: () => void
}

const CHANNEL = 'contapro-data'

/** Opens the channel of one API; where the platform has none it does nothing. */
export function openDataChannel(baseUrl: string, onUploadOver: (uploadUuid: string) => void): DataChannel {
  if (typeof globalThis.BroadcastChannel !== 'function') return { announce: () => {}, close: () => {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<{ baseUrl: string; uuid: string } | null>) => {
    if (data?.baseUrl === baseUrl) onUploadOver(data.uuid)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target: it stays in its origin
    announce: (uuid) => channel.postMessage({ baseUrl, uuid }),
    close: () => channel.close(),
  }
}
