import { VisuallyHidden } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useNavigation } from 'react-router'
import { bar, track } from './navigation-progress.css.ts'

/** A line at the top while the next page is on its way; the page before stays until then. */
export function NavigationProgress(): ReactElement | null {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <output className={track}>
      <VisuallyHidden>Cargando la página</VisuallyHidden>
      <span className={bar} />
    </output>
  )
}
