import { useContaproQueryClient, useSession } from '@contapro/sdk/react'
import { PageContent, UploadPanel } from '@contapro/ui'
import { useIsMutating } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef } from 'react'
import { useLoaderData } from 'react-router'
import { isEmbedded, tellParent } from '../../app/frame-messages.ts'
import type { DashboardSelection } from '../../app/load-selection.ts'

/** `/formulario-subida`: the product's own upload form, in the frame of the upload page or by itself. */
export function UploadFormPage(): ReactElement {
  const { company } = useLoaderData<DashboardSelection>()
  const content = useContentTold()
  const { isExpired } = useSession()
  useEffect(() => {
    if (isExpired) tellParent({ type: 'session-expired' })
  }, [isExpired])
  // Sending files is all that this page changes.
  const isSending = useIsMutating({}, useContaproQueryClient()) > 0
  useEffect(() => tellParent({ type: 'sending', isSending }), [isSending])
  if (isEmbedded()) {
    return (
      <main ref={content} aria-label="Formulario para subir archivos">
        <UploadPanel businessUuid={company.uuid} embedded />
      </main>
    )
  }
  return (
    <main>
      <PageContent>
        <UploadPanel businessUuid={company.uuid} />
      </PageContent>
    </main>
  )
}

/** Tells the page around that the form can be seen, and how high it is whenever that changes. */
function useContentTold(): { readonly current: HTMLElement | null } {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const content = ref.current
    if (!content) return undefined
    const observer = new ResizeObserver(() => tellParent({ type: 'height', height: content.scrollHeight }))
    observer.observe(content)
    tellParent({ type: 'ready' })
    return () => observer.disconnect()
  }, [])
  return ref
}
