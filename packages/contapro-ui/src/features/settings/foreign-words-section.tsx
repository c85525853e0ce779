import { type ForeignWordForm, foreignWordFormSchema } from '@contapro/sdk/rules'
import { foreignWordKey } from '@contapro/sunat/observations'
import { zodResolver } from '@hookform/resolvers/zod'
import type { JSX } from 'react'
import { useForm } from 'react-hook-form'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { PRODUCT_LOCALE } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { RestoreButton } from './restore-button.tsx'
import { RowForm } from './row-form.tsx'
import { SettingCard } from './setting-card.tsx'
import { chip, chips, empty, entryField } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { type SectionProps, type SettingDraft, useSettingDraft } from './use-setting-draft.ts'

/** Words that mark an item as foreign to the business, in the order of the alphabet. */
export function ForeignWordsSection(props: SectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const draft = useSettingDraft(props, 'foreign_words')
  const { list, focusRow } = useFocusedRow()
  const remove = (index: number): void => {
    focusRow(index)
    draft.change(draft.value.toSpliced(index, 1))
  }
  return (
    <SettingCard draft={draft}>
      <div ref={list} tabIndex={-1}>
        {draft.value.length === 0 ? <p className={empty}>{texts.noWords}</p> : null}
        <ul className={chips} aria-label={texts.sections.foreign_words.title}>
          {draft.value.map((word, index) => (
            <li key={word} translate="no" className={chip}>
              {word}
              <IconButton icon={XIcon} size="sm" label={texts.remove(word)} onClick={() => remove(index)} />
            </li>
          ))}
        </ul>
      </div>
      <ForeignWordRowForm draft={draft} />
      <RestoreButton draft={draft} />
    </SettingCard>
  )
}

const alphabet = new Intl.Collator(PRODUCT_LOCALE)
const MOST_WORDS = 500

function ForeignWordRowForm({ draft }: { readonly draft: SettingDraft<'foreign_words'> }): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { register, reset, setError, setFocus, handleSubmit, formState } = useForm<ForeignWordForm>({
    resolver: zodResolver(foreignWordFormSchema),
    defaultValues: { word: '' },
  })
  const add = ({ word }: ForeignWordForm): void => {
    const same = draft.value.find((one) => foreignWordKey(one) === foreignWordKey(word))
    const problem =
      same === undefined ? draft.value.length >= MOST_WORDS && texts.tooManyRows : texts.wordRepeated(same)
    if (problem) {
      setError('word', { message: problem })
      return
    }
    draft.change([...draft.value, word].toSorted(alphabet.compare))
    reset()
    setFocus('word')
  }
  return (
    <RowForm label={texts.sections.foreign_words.title} onSubmit={handleSubmit(add)}>
      <Field label={texts.word} error={formState.errors.word?.message} className={entryField}>
        <TextInput autoComplete="off" {...register('word')} />
      </Field>
    </RowForm>
  )
}
