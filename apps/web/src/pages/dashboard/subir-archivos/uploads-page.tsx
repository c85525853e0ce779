import { useContaproClient, useContaproQueryClient, useViewEvent } from '@contapro/sdk/react'
import { PageContent, PageHeader } from '@contapro/ui'
import { type ReactElement, useCallback, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useAppServices } from '../../../app/app-services.ts'
import { LeaveGuard } from '../../../app/leave-guard.tsx'
import { addressOf, paths } from '../../../app/paths.ts'
import { UploadFrame } from '../../../app/upload-frame/upload-frame.tsx'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'

/** `/dashboard/subir-archivos`: the deployment's upload form in a frame, or the product's own (decisions 12). */
export function UploadsPage(): ReactElement {
  const { company } = useDashboardSelection()
  const { uploadFormUrl } = useAppServices().config
  useViewEvent('subir_archivos')
  const [isSending, setSending] = useState(false)
  const own = addressOf(paths.uploadForm, { businessUuid: company.uuid })
  const src = uploadFormUrl || own
  return (
    <PageContent>
      <PageHeader title="Subir archivos" subtitle={`${company.name} · RUC ${company.ruc}`} />
      <UploadFrame
        key={src}
        src={src}
        isOwn={uploadFormUrl === ''}
        onSending={setSending}
        onUploadFinished={useRenewAll()}
        onSessionExpired={useExpireSession()}
        onNavigate={useOpenAddress()}
      />
      <LeaveGuard
        isHeld={isSending}
        title="Tus archivos se están subiendo"
        text="Si sales ahora, se cancelará la subida."
        stayLabel="Seguir subiendo"
        leaveLabel="Salir y cancelar"
      />
    </PageContent>
  )
}

/** The frame has a cache of its own: what its upload changed is asked for anew here. */
function useRenewAll(): () => void {
  const client = useContaproClient()
  const queryClient = useContaproQueryClient()
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: client.key }).then(revalidate)
  }, [client, queryClient, revalidate])
}

/** Opens an address of the app in this page. */
function useOpenAddress(): (address: string, state: unknown) => void {
  const navigate = useNavigate()
  return useCallback((address, state) => void navigate(address, { state }), [navigate])
}

/** The frame's call got the 401, this page shows the modal. */
function useExpireSession(): () => void {
  const { session } = useContaproClient()
  return useCallback(() => {
    const { accessToken } = session.auth.getSnapshot()
    if (accessToken !== null) session.expire(accessToken)
  }, [session])
}
