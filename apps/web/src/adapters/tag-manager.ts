import type { ContaproClient } from '@contapro/sdk'
import type { WebConfig } from '../app/config.ts'
import { loadScript } from './load-script.ts'

type DataLayer = Record<string, unknown>[]

/** Starts the tag manager and tells it what happens: the name of each event, never what it holds. */
export async function startTagManager({ tagManager }: WebConfig, client: ContaproClient): Promise<void> {
  if (!tagManager) return
  const layer = dataLayer()
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  client.events.subscribe(({ type }) => layer.push({ event: `contapro_${type.replaceAll('-', '_')}` }))
  await loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager.id)}`)
}

/** The queue that the tag manager reads, under the name that it looks for. */
function dataLayer(): DataLayer {
  const page = window as { dataLayer?: DataLayer }
  page.dataLayer ??= []
  return page.dataLayer
}
