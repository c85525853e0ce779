import { ButtonLink } from '@contapro/ui'
import type { ReactElement } from 'react'
import { paths } from '../paths.ts'
import { MessagePage } from './message-page.tsx'

/** What is left when a page failed (part 1 §2). Its link loads the app anew, whatever state it is in. */
export function ErrorPage(): ReactElement {
  return (
    <MessagePage
      kind="broken"
      title="¡Oops! Algo salió mal."
      text="Por favor, vuelve más tarde. Tus datos están a salvo."
      action={
        <ButtonLink variant="primary" size="lg" href={paths.start}>
          Ir al inicio
        </ButtonLink>
      }
    />
  )
}
