import { Button, ThemeRoot } from '@contapro/ui'
import type { ReactElement } from 'react'
import type { ConfigProblem } from '../config.ts'
import { MessagePage } from './message-page.tsx'

/** Stands for the whole app while its deployment is not configured; says what to mend (decisions 3). */
export function ConfigErrorPage({ problem }: { readonly problem: ConfigProblem }): ReactElement {
  return (
    <ThemeRoot canvas>
      <main>
        <MessagePage
          kind="broken"
          title="La aplicación no está bien configurada"
          text={<span role="alert">{`${problem.message} Corrige el archivo y vuelve a cargar la página.`}</span>}
          action={
            <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
              Volver a cargar
            </Button>
          }
        />
      </main>
    </ThemeRoot>
  )
}
