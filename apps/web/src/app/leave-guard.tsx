import { useSelection } from '@contapro/sdk/react'
import { Button, Modal, ModalMessage } from '@contapro/ui'
import { type ReactElement, useCallback, useEffect, useEffectEvent } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'
import { companyParam, paths } from './paths.ts'
import { useDashboardSelection } from './use-dashboard-selection.ts'

export interface LeaveGuardProps {
  /** Whether something would be lost now. */
  readonly isHeld: boolean
  readonly title: string
  readonly text: string
  readonly stayLabel: string
  readonly leaveLabel: string
}

/** Asks before what is under way is left behind: by a link, the browser's buttons, another company, or a closed tab. */
export function LeaveGuard({ isHeld, title, text, stayLabel, leaveLabel }: LeaveGuardProps): ReactElement {
  const { company, taxPeriods, taxPeriod } = useDashboardSelection()
  const { company: selected, selectCompany } = useSelection()
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => isHeld && isLeft(from, to))
  useBeforeUnload(useCallback((event) => isHeld && event.preventDefault(), [isHeld]))
  const stay = (): void => {
    blocker.reset?.()
    // The switcher has chosen the other company by now.
    if (selected?.uuid !== company.uuid) selectCompany(company, { taxPeriods, taxPeriod })
  }
  const isAsked = blocker.state === 'blocked'
  const showHowItEnded = useEffectEvent(stay)
  useEffect(() => {
    if (isAsked && !isHeld) showHowItEnded()
  }, [isAsked, isHeld])
  return (
    <Modal open={isAsked} onClose={stay}>
      <ModalMessage
        tone="warning"
        title={title}
        text={text}
        actions={
          <>
            <Button variant="primary" size="lg" block onClick={stay}>
              {stayLabel}
            </Button>
            <Button variant="ghost" size="lg" block onClick={() => blocker.proceed?.()}>
              {leaveLabel}
            </Button>
          </>
        }
      />
    </Modal>
  )
}

const companyOf = ({ search }: Location): string | null => new URLSearchParams(search).get(companyParam)

/** Whether the way leads off the company's page; who signs out has said that all ends. */
function isLeft(from: Location, to: Location): boolean {
  if (to.pathname === paths.signIn) return false
  return to.pathname !== from.pathname || companyOf(to) !== companyOf(from)
}
