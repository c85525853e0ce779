import { PageContent, SettingsPanel } from '@contapro/ui'
import { type ReactElement, useState } from 'react'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'
import { UnsavedChanges } from './unsaved-changes.tsx'

/** `/dashboard/ajustes`: the settings of the address's company; what is not saved is not left without a word. */
export function SettingsPage(): ReactElement {
  const { company } = useDashboardSelection()
  const [hasUnsaved, setHasUnsaved] = useState(false)
  return (
    <PageContent>
      <SettingsPanel businessUuid={company.uuid} onUnsavedChange={setHasUnsaved} />
      <UnsavedChanges hasUnsaved={hasUnsaved} />
    </PageContent>
  )
}
