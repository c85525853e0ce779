import { useSelection } from '@contapro/sdk/react'
import { Button, Modal, ModalMessage } from '@contapro/ui'
import { type ReactElement, useCallback } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'
import { companyParam, paths } from '../../../app/paths.ts'
import { useDashboardSelection } from '../../../app/use-dashboard-selection.ts'

export interface UnsavedChangesProps {
  readonly hasUnsaved: boolean
}

/** Asks before unsaved changes are left behind: by a link, the browser's buttons, another company, or a closed tab. */
export function UnsavedChanges({ hasUnsaved }: UnsavedChangesProps): ReactElement {
  const { company, taxPeriods, taxPeriod } = useDashboardSelection()
  const { company: selected, selectCompany } = useSelection()
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => hasUnsaved && isLeft(from, to))
  useBeforeUnload(useCallback((event) => hasUnsaved && event.preventDefault(), [hasUnsaved]))
  const stay = (): void => {
    blocker.reset?.()
    // The switcher has chosen the other company by now.
    if (selected?.uuid !== company.uuid) selectCompany(company, { taxPeriods, taxPeriod })
  }
  return (
    <Modal open={blocker.state === 'blocked'} onClose={stay}>
      <ModalMessage
        tone="warning"
        title="Tienes cambios sin guardar"
        text="Si sales ahora, se perderán."
        actions={
          <>
            <Button variant="primary" size="lg" block onClick={stay}>
              Seguir editando
            </Button>
            <Button variant="ghost" size="lg" block onClick={() => blocker.proceed?.()}>
              Salir sin guardar
            </Button>
          </>
        }
      />
    </Modal>
  )
}

const companyOf = ({ search }: Location): string | null => new URLSearchParams(search).get(companyParam)

/** Whether the way leads off the company's settings; who signs out has said that all ends. */
function isLeft(from: Location, to: Location): boolean {
  if (to.pathname === paths.signIn) return false
  return to.pathname !== from.pathname || companyOf(to) !== companyOf(from)
}
