import { Spinner, Text } from '@contapro/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { loading, title } from './upload-frame.css.ts'

/** How long one message stays, in milliseconds (part 2 §2). */
const ROTATION_MS = 2200
const messages = [
  'Cargando el formulario...',
  'Cargando los registros...',
  'Cargando las imágenes...',
  'El formulario está casi listo...',
]

/** What is under way while the form is not there yet; the messages go round. */
export function LoadingMessages(): ReactElement {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), ROTATION_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={loading}>
      <Spinner size="lg" />
      <output className={title}>
        <Text as="span" variant="subsection">
          {messages[turn % messages.length]}
        </Text>
      </output>
      <Text variant="small" tone="secondary">
        El formulario aparecerá aquí en unos segundos.
      </Text>
    </div>
  )
}
