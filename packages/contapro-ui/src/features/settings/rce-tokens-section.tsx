import type { JSX } from 'react'
import { Field } from '../../primitives/field/field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { SettingCard } from './setting-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import { type SectionProps, useSettingDraft } from './use-setting-draft.ts'

const counts = [37, 38, 41, 42] as const

/** How many tokens a line of the RCE replacement has. */
export function RceTokensSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const draft = useSettingDraft(props, 'rce_token_count')
  const choose = (typed: string): void => {
    const count = counts.find((one) => String(one) === typed)
    if (count !== undefined) draft.change(count)
  }
  return (
    <SettingCard draft={draft}>
      <Field label={texts.tokens} hint={texts.tokensHint}>
        <Select
          options={counts.map((count) => ({ value: String(count), label: texts.tokenCounts[count] }))}
          value={String(draft.value)}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </Field>
    </SettingCard>
  )
}
