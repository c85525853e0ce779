import type { JSX } from 'react'
import { Field } from '../../primitives/field/field.tsx'
import { RadioCard } from '../../primitives/radio/radio-card.tsx'
import { RadioGroup } from '../../primitives/radio/radio-group.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { cards, form, pick } from './download.css.ts'
import { downloadMessages } from './download.messages.ts'
import { type ReportFile, reportFileKinds, reportFiles } from './report-file.ts'

/** What is downloaded; a part that is missing is not chosen yet. */
export interface ReportChoice {
  /** `YYYYMM`. */
  readonly taxPeriod: string | undefined
  readonly file: ReportFile | undefined
}

export interface ReportDownloadFormProps {
  /** `YYYYMM`, newest first. */
  readonly periods: readonly string[]
  readonly choice: ReportChoice
  readonly onChange: (choice: ReportChoice) => void
}

/** Which period and which of its five files: cards to press, in a narrow place one select. */
export function ReportDownloadForm({ periods, choice, onChange }: ReportDownloadFormProps): JSX.Element {
  const texts = useTexts(downloadMessages)
  const locale = useLocale()
  const choose = (value: string): void =>
    onChange({ ...choice, file: reportFiles.find((candidate) => candidate === value) })
  const chosen = choice.file && texts.files[choice.file]
  return (
    <div className={form}>
      <Field label={texts.period}>
        <Select
          value={choice.taxPeriod ?? ''}
          placeholder={texts.period}
          options={periods.map((period) => ({ value: period, label: formatPeriod(period, locale) }))}
          onChange={(event) => onChange({ ...choice, taxPeriod: event.currentTarget.value })}
        />
      </Field>
      <RadioGroup className={cards} legend={texts.file} value={choice.file ?? ''} onValueChange={choose}>
        {reportFiles.map((file) => (
          <RadioCard
            key={file}
            value={file}
            title={texts.files[file].name}
            text={texts.files[file].content}
            tag={reportFileKinds[file]}
          />
        ))}
      </RadioGroup>
      <Field className={pick} label={texts.file} hint={chosen ? chosen.content : texts.chooseHint}>
        <Select
          value={choice.file ?? ''}
          placeholder={texts.choose}
          options={reportFiles.map((file) => ({
            value: file,
            label: `${texts.files[file].name} (${reportFileKinds[file]})`,
          }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </Field>
    </div>
  )
}
