import type { ContaproClient } from '@contapro/sdk'
import {
  ContaproClientProvider,
  type ContaproClientProviderProps,
  ContaproFailureListener,
  type ContaproFailureListenerProps,
} from '@contapro/sdk/react'
import { type JSX, type ReactNode, useMemo } from 'react'
import { LocaleProvider } from '../primitives/texts/locale.tsx'
import { type TextOverrides, TextsProvider } from '../primitives/texts/texts.tsx'
import type { UiMessages } from '../primitives/ui-messages/ui-messages.ts'
import { UiMessagesProvider } from '../primitives/ui-messages/ui-messages-provider.tsx'
import { HostContext, type NavigateListener } from './host-context.ts'
import type { TargetLinks } from './navigation-target.ts'
import type { ContaproUiEventListener } from './ui-event.ts'
import { type ReportScopeProps, SharedScopeContext } from './use-report-scope.ts'

export interface HostProvidersProps<Messages extends TextOverrides = TextOverrides> extends ReportScopeProps {
  /** The host's client (`createContaproClient` of `@contapro/sdk`), made once, outside of rendering. */
  readonly client: ContaproClient
  /** The host's own cache; without one the provider keeps its own. */
  readonly queryClient?: ContaproClientProviderProps['queryClient']
  /** How figures, dates and months are written: a BCP 47 tag, es-PE unless told otherwise. Texts come by `messages`. */
  readonly locale?: string
  /** The host's own texts by feature; what is left out stays Spanish. */
  readonly messages?: Messages
  /** The same for the few texts of buttons, tables and charts. */
  readonly uiMessages?: Partial<UiMessages>
  /** Hears what people do in the widgets. What the client does, its own `onEvent` tells. */
  readonly onEvent?: ContaproUiEventListener
  /** Hears of each call of the widgets inside that failed for good, once; of all calls of the client, its own `onEvent` tells. */
  readonly onFailure?: ContaproFailureListenerProps['onFailure']
  /** The address of each target; one without an address is not rendered. Without the function there are no links. */
  readonly links?: TargetLinks
  /** Hears a press on a link before anything happens: a router prevents the default and goes there itself. */
  readonly onNavigate?: NavigateListener
  readonly children?: ReactNode
}

const noLinks: TargetLinks = () => undefined

/** Client, texts and links, without a look. */
export function HostProviders(props: HostProvidersProps): JSX.Element {
  const { client, queryClient, locale, messages, uiMessages, links = noLinks, children } = props
  const { onNavigate, onEvent, onFailure } = props
  const { businessUuid, taxPeriod, onTaxPeriodChange } = props
  const host = useMemo(() => ({ links, onNavigate, onEvent }), [links, onNavigate, onEvent])
  const scope = useMemo(
    () => ({ businessUuid, taxPeriod, onTaxPeriodChange }),
    [businessUuid, taxPeriod, onTaxPeriodChange],
  )
  return (
    <ContaproClientProvider client={client} queryClient={queryClient}>
      <ContaproFailureListener onFailure={onFailure}>
        <HostContext.Provider value={host}>
          <LocaleProvider locale={locale}>
            <TextsProvider overrides={messages}>
              <UiMessagesProvider messages={uiMessages}>
                <SharedScopeContext.Provider value={scope}>{children}</SharedScopeContext.Provider>
              </UiMessagesProvider>
            </TextsProvider>
          </LocaleProvider>
        </HostContext.Provider>
      </ContaproFailureListener>
    </ContaproClientProvider>
  )
}
