import type { ContaproClient } from '@contapro/sdk'
import type { JSX, MouseEvent, ReactNode } from 'react'
import { HostProviders } from '../../host/host-providers.tsx'
import type { NavigationTarget } from '../../host/navigation-target.ts'
import type { ContaproUiEvent } from '../../host/ui-event.ts'
import { WidgetBoundary } from '../../host/widget-boundary.tsx'
import type { SettingsProblem } from '../../messages/element.messages.ts'
import { TextsProvider } from '../../primitives/texts/texts.tsx'
import { ThemeRoot } from '../../primitives/theme-root/theme-root.tsx'
import { ToastProvider } from '../../primitives/toast/toast-provider.tsx'
import type { SceneSettings } from './contapro-element.ts'
import { isThemeName, settingsProblem } from './settings-problem.ts'
import { SettingsProblemCard } from './settings-problem-card.tsx'
import { sharedCache, sharedClient } from './shared-access.ts'
import type { Scene } from './stage.tsx'

/** One panel with everything that it needs above it; or what is wrong with its settings. */
export function ElementScene<Props extends object>({ settings, panel: Panel, props, tell }: Scene<Props>): JSX.Element {
  const { company, period, locale, links, messages, uiMessages } = settings
  const found = settingsProblem(settings) ?? clientOf(settings) ?? tokenMissing
  if ('code' in found) {
    return (
      <TextsProvider overrides={messages}>
        <Look settings={settings}>
          <SettingsProblemCard problem={found} onShown={tell.problem} />
        </Look>
      </TextsProvider>
    )
  }
  const onEvent = (event: ContaproUiEvent): void => {
    tell.event(event)
    if (event.type === 'problem-shown') tell.problem({ code: event.code, message: event.message })
  }
  const onNavigate = (target: NavigationTarget, event: MouseEvent<HTMLAnchorElement>): void => {
    const href = event.currentTarget.getAttribute('href') ?? ''
    if (!tell.navigation({ target, href })) event.preventDefault()
  }
  return (
    <HostProviders
      client={found}
      queryClient={sharedCache(found)}
      {...{ locale, links, messages, uiMessages }}
      businessUuid={company}
      taxPeriod={period}
      onTaxPeriodChange={tell.period}
      onEvent={onEvent}
      onNavigate={onNavigate}
      onFailure={({ code, message }) => tell.problem({ code, message })}
    >
      <Look settings={settings}>
        <ToastProvider>
          <WidgetBoundary>
            <Panel {...props} />
          </WidgetBoundary>
        </ToastProvider>
      </Look>
    </HostProviders>
  )
}

const tokenMissing: SettingsProblem = { code: 'ACCESS_TOKEN_MISSING', value: '' }

/** Nothing without a token: what an element could ask for is somebody's. */
function clientOf({ client, baseUrl = '', getAccessToken }: SceneSettings): ContaproClient | undefined {
  return client ?? (typeof getAccessToken === 'function' ? sharedClient(baseUrl, getAccessToken) : undefined)
}

interface LookProps {
  readonly settings: SceneSettings
  readonly children: ReactNode
}

/** The themed root; a page's own CSS reaches it, and its tokens, as `::part(theme)`. */
function Look({ settings: { theme, density }, children }: LookProps): JSX.Element {
  const isUnknown = typeof theme === 'string' && !isThemeName(theme)
  return (
    <ThemeRoot part="theme" theme={isUnknown ? undefined : theme} density={density}>
      {children}
    </ThemeRoot>
  )
}
