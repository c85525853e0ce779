import type { JSX } from 'react'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { DetractionRateRowForm } from './detraction-rate-row-form.tsx'
import { formatRate } from './format-rate.ts'
import { RestoreButton } from './restore-button.tsx'
import { SettingCard } from './setting-card.tsx'
import { SettingRows } from './setting-rows.tsx'
import { settingsMessages } from './settings.messages.ts'
import { type SectionProps, useSettingDraft } from './use-setting-draft.ts'

const FIRST_ROWS = 6

/** Rates of detraction by good or service, each from a day on. */
export function DetractionRatesSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const draft = useSettingDraft(props, 'detraction_rates')
  return (
    <SettingCard draft={draft}>
      <SettingRows
        label={texts.sections.detraction_rates.title}
        first={FIRST_ROWS}
        rows={draft.value.map(({ code, name, from, rate }) => ({
          key: `${code} ${from}`,
          title: `${code} · ${name}`,
          note: texts.since(formatDate(from, locale)),
          figure: rate === null ? texts.noRate : formatRate(rate),
        }))}
        onRemove={(index) => draft.change(draft.value.toSpliced(index, 1))}
      />
      <DetractionRateRowForm draft={draft} known={props.settings.shipped?.detraction_rates ?? []} />
      <RestoreButton draft={draft} />
    </SettingCard>
  )
}
