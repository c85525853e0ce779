import { PageContent, SettingsPanel } from '@contapro/ui'
import { type ReactElement, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LeaveGuard } from '../../../app/leave-guard.tsx'
import { readSettingsPlace } from '../../../app/settings-place.ts'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'

/** `/dashboard/ajustes`: the settings of the address's company; what is not saved is not left without a word. */
export function SettingsPage(): ReactElement {
  const { company } = useDashboardSelection()
  const [search] = useSearchParams()
  const place = useMemo(() => readSettingsPlace(search), [search])
  const [hasUnsaved, setHasUnsaved] = useState(false)
  return (
    <PageContent>
      <SettingsPanel businessUuid={company.uuid} onUnsavedChange={setHasUnsaved} place={place} />
      <LeaveGuard
        isHeld={hasUnsaved}
        title="Tienes cambios sin guardar"
        text="Si sales ahora, se perderán."
        stayLabel="Seguir editando"
        leaveLabel="Salir sin guardar"
      />
    </PageContent>
  )
}
