import type { Business } from '@contapro/sdk'
import { useSettings, useViewEvent } from '@contapro/sdk/react'
import { type JSX, useLayoutEffect } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { Card } from '../../primitives/card/card.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { CompanyFrame, type EmbeddedProps } from '../../report/report-frame.tsx'
import { settings as settingsClass, skeletons } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import type { SettingsPlace } from './settings-place.ts'
import { SettingsView } from './settings-view.tsx'
import { settingsView } from './use-setting-draft.ts'
import { useUnsavedSettings } from './use-unsaved-settings.ts'

/** Props of `SettingsPanel`. */
export interface SettingsPanelProps extends Pick<ReportScopeProps, 'businessUuid'>, EmbeddedProps {
  /** Whether something was changed and not saved: ask before leaving the page. */
  readonly onUnsavedChange?: (hasUnsaved: boolean) => void
  /** Where somebody comes to, as the target `settings` names it. */
  readonly place?: SettingsPlace | undefined
}

/**
 * 'Ajustes de la empresa', connected: what its IGV, observations and files go by, each saved by itself, with who changed it
 * last (decisions 30).
 */
export function SettingsPanel({ businessUuid, embedded, onUnsavedChange, place }: SettingsPanelProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const report = useReportScope({ businessUuid })
  useViewEvent(settingsView)
  return (
    <CompanyFrame title={texts.title} report={report} isBare={embedded}>
      {(company) => (
        <ConnectedSettings key={company.uuid} company={company} onUnsavedChange={onUnsavedChange} place={place} />
      )}
    </CompanyFrame>
  )
}

interface ConnectedSettingsProps extends Pick<SettingsPanelProps, 'onUnsavedChange' | 'place'> {
  readonly company: Business
}

function ConnectedSettings({ company, onUnsavedChange, place }: ConnectedSettingsProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const settings = useSettings(company.uuid)
  const { hasUnsaved, onUnsaved } = useUnsavedSettings()
  // The host knows before anybody sees that something is unsaved, and could leave.
  useLayoutEffect(() => {
    if (!hasUnsaved) return undefined
    onUnsavedChange?.(true)
    return () => onUnsavedChange?.(false)
  }, [hasUnsaved, onUnsavedChange])
  if (settings.data) {
    return <SettingsView businessUuid={company.uuid} settings={settings.data} onUnsaved={onUnsaved} place={place} />
  }
  if (settings.error) {
    return (
      <Card>
        <LoadFailure title={texts.loadError} message={settings.error.message} onRetry={() => void settings.refetch()} />
      </Card>
    )
  }
  return (
    <div className={settingsClass}>
      <Card className={skeletons}>
        <VisuallyHidden aria-live="polite">{texts.loading}</VisuallyHidden>
        {[20, 36, 36].map((height, index) => (
          <Skeleton key={`line-${index}`} width={index === 0 ? 220 : '100%'} height={height} />
        ))}
      </Card>
    </div>
  )
}
