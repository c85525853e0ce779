import { type JSX, type ReactNode, useId } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { ChangesCard } from './changes-card.tsx'
import { DetractionRatesSection } from './detraction-rates-section.tsx'
import { ExchangeRatesSection } from './exchange-rates-section.tsx'
import { ForeignWordsSection } from './foreign-words-section.tsx'
import { IgvRatesSection } from './igv-rates-section.tsx'
import { IssuerRegimesSection } from './issuer-regimes-section.tsx'
import { OpeningBalanceSection } from './opening-balance-section.tsx'
import { PadronSection } from './padron-section.tsx'
import { ProrrataSection } from './prorrata-section.tsx'
import { RceTokensSection } from './rce-tokens-section.tsx'
import { group, groupTitle, settings as settingsClass } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { type SettingsPlace, useSettingsPlace } from './settings-place.ts'
import { SiscontSection } from './siscont-section.tsx'
import { StatedCarriesSection } from './stated-carries-section.tsx'
import type { SectionProps } from './use-setting-draft.ts'

export interface SettingsViewProps extends SectionProps {
  /** Where somebody comes to. */
  readonly place?: SettingsPlace | undefined
}

/** The settings of a company, section by section, and what was changed. */
export function SettingsView({ place, ...props }: SettingsViewProps): JSX.Element {
  const { businessUuid, settings } = props
  const placed = useSettingsPlace(place)
  const texts = useTexts(settingsMessages)
  return (
    <div ref={placed} className={settingsClass}>
      {settings.is_reviewing ? (
        <Banner tone="info" title={texts.reviewingTitle} aria-live="polite">
          {texts.reviewingText}
        </Banner>
      ) : null}
      <Group title={texts.groups.igv}>
        <OpeningBalanceSection {...props} />
        <StatedCarriesSection {...props} />
        <ProrrataSection {...props} />
        {/* Another voucher is another form. */}
        <ExchangeRatesSection key={`${place?.currency} ${place?.date}`} place={place} {...props} />
      </Group>
      <Group title={texts.groups.observations}>
        <ForeignWordsSection {...props} />
        <IssuerRegimesSection {...props} />
        <IgvRatesSection {...props} />
        <DetractionRatesSection {...props} />
        <PadronSection businessUuid={businessUuid} padron={settings.padron} />
      </Group>
      <Group title={texts.groups.files}>
        <RceTokensSection {...props} />
        <SiscontSection {...props} />
      </Group>
      <ChangesCard changes={settings.changes} />
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const id = useId()
  return (
    <section aria-labelledby={id} className={group}>
      <Text as="h2" variant="section" id={id} className={groupTitle}>
        {title}
      </Text>
      {children}
    </section>
  )
}
