import { useSession } from '@contapro/sdk/react'
import { SessionExpiredModal } from '@contapro/ui'
import { type ReactElement, useEffect } from 'react'
import { Outlet, useRevalidator } from 'react-router'

/**
 * What holds on every page behind the sign-in. A token that is gone (the current-user call answered 401, or the expired
 * session was left) makes the guards run again: they lead to the sign-in and back here afterwards.
 */
export function PrivateLayout(): ReactElement {
  const { accessToken } = useSession()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (accessToken === null) void revalidate()
  }, [accessToken, revalidate])
  return (
    <>
      <Outlet />
      <SessionExpiredModal />
    </>
  )
}
