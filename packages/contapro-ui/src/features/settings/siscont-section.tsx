import { type JSX, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { Select } from '../../primitives/select/select.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { RestoreButton } from './restore-button.tsx'
import { SettingCard } from './setting-card.tsx'
import { aside } from './settings.css.ts'
import { type SiscontColumn, SiscontColumnModal } from './siscont-column-modal.tsx'
import { SiscontColumns } from './siscont-columns.tsx'
import { siscontTemplateMessages } from './siscont-template.messages.ts'
import { type SectionProps, useSettingDraft } from './use-setting-draft.ts'

const formats = ['xlsx', 'txt'] as const
const currencies = ['soles', 'dollars'] as const

/** The Siscont file: its format, its currency, its columns in their order, and the way back to the shipped ones. */
export function SiscontSection(props: SectionProps): JSX.Element {
  const texts = useTexts(siscontTemplateMessages)
  const draft = useSettingDraft(props, 'siscont_template')
  const { format, currency = 'soles', columns } = draft.value
  // The place of the column at work; behind the last for a new one.
  const [editing, setEditing] = useState<number>()
  const [isWhole, setWhole] = useState(false)
  const change = (next: readonly SiscontColumn[]): void => draft.change({ ...draft.value, columns: [...next] })
  const accept = (column: SiscontColumn): void => {
    if (editing !== undefined) change(columns.toSpliced(editing, 1, column))
    // A new one stands at the end, to be seen and moved.
    if (editing === columns.length) setWhole(true)
    setEditing(undefined)
  }
  return (
    <SettingCard draft={draft}>
      <Field label={texts.format}>
        <Select
          options={formats.map((value) => ({ value, label: texts.formats[value] }))}
          value={format}
          onChange={({ currentTarget: { value } }) =>
            draft.change({ ...draft.value, format: value === 'txt' ? 'txt' : 'xlsx' })
          }
        />
      </Field>
      <Field label={texts.currency} hint={texts.currencyHint}>
        <Select
          options={currencies.map((value) => ({ value, label: texts.currencies[value] }))}
          value={currency}
          onChange={({ currentTarget: { value } }) =>
            draft.change({ ...draft.value, currency: value === 'dollars' ? 'dollars' : 'soles' })
          }
        />
      </Field>
      <SiscontColumns
        format={format}
        columns={columns}
        onChange={change}
        onEdit={setEditing}
        isWhole={isWhole}
        onWholeChange={setWhole}
      />
      <Button icon={PlusIcon} className={aside} onClick={() => setEditing(columns.length)}>
        {texts.addColumn}
      </Button>
      <RestoreButton draft={draft} />
      <SiscontColumnModal
        key={editing}
        open={editing !== undefined}
        format={format}
        column={editing === undefined ? undefined : columns[editing]}
        onAccept={accept}
        onClose={() => setEditing(undefined)}
      />
    </SettingCard>
  )
}
