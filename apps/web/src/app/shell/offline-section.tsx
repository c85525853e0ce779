import { Button } from '@contapro/ui'
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { CONFIG_ADDRESS } from '../config.ts'
import { MessagePage } from '../message-page/message-page.tsx'

const RETRY_MS = 5_000

/** Replaces a section whose code could not be fetched, and retries until the server is reachable. */
export function OfflineSection(): ReactElement {
  const { revalidate, state } = useRevalidator()
  const hasRetried = useRef(false)
  const retry = async (): Promise<void> => {
    if (state !== 'idle' || !(await isServerReachable())) return
    // A second failure with a reachable server: the browser keeps the failure, or a newer version was deployed.
    if (hasRetried.current) window.location.reload()
    hasRetried.current = true
    await revalidate()
  }
  const retryNow = useEffectEvent(() => void retry())
  useEffect(() => {
    const timer = setInterval(() => retryNow(), RETRY_MS)
    const onOnline = (): void => retryNow()
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <div role="alert">
      <MessagePage
        kind="broken"
        title="Sin conexión"
        text="No pudimos abrir esta sección. Lo intentaremos de nuevo en cuanto vuelva la conexión."
        action={
          <Button variant="primary" size="lg" busy={state === 'loading'} onClick={() => void retry()}>
            Reintentar
          </Button>
        }
      />
    </div>
  )
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(CONFIG_ADDRESS, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
