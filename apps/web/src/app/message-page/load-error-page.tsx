import { isContaproError } from '@contapro/sdk'
import { Button } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { MessagePage } from './message-page.tsx'

/** Stands for a page whose first data did not come: what happened, and another try. Anything else is the general error. */
export function LoadErrorPage(): ReactElement | null {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (!isContaproError(error)) return <ErrorPage />
  // The session-expired modal stands above; there is nothing to try again before the next sign-in.
  if (error.status === 401) return null
  return (
    <MessagePage
      kind="broken"
      title="No pudimos cargar esta página"
      text={error.message}
      action={
        <Button variant="primary" size="lg" busy={state === 'loading'} onClick={() => void revalidate()}>
          Reintentar
        </Button>
      }
    />
  )
}
