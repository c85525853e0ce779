import { useSession } from '@contapro/sdk/react'
import { ButtonLink } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useMatch } from 'react-router'
import { MessagePage } from '../../app/message-page/message-page.tsx'
import { paths } from '../../app/paths.ts'
import { PlainShell } from '../../app/shell/plain-shell.tsx'
import { useFollowLink } from '../../app/use-follow-link.ts'

/** Any address that the app does not have (part 1 §2). Below /dashboard and for an accountant the frame stays. */
export function NotFoundPage(): ReactElement {
  const { accessToken } = useSession()
  const isInDashboard = useMatch(`${paths.dashboard}/*`) !== null
  if (isInDashboard) return <NotFound />
  return accessToken === null ? (
    <main>
      <NotFound />
    </main>
  ) : (
    <PlainShell>
      <NotFound />
    </PlainShell>
  )
}

function NotFound(): ReactElement {
  const follow = useFollowLink()
  return (
    <MessagePage
      kind="lost"
      title="La página solicitada no está disponible."
      text="Puede que el enlace haya cambiado o que la dirección tenga un error."
      action={
        <ButtonLink variant="primary" size="lg" href={paths.start} onClick={follow}>
          Ir al inicio
        </ButtonLink>
      }
    />
  )
}
