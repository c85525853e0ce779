import type { SettingsValues } from '@contapro/sdk'
import {
  type SiscontColumnForm,
  settingLimits,
  siscontColumnFormOf,
  siscontColumnFormSchema,
  siscontColumnOf,
} from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Button } from '../../primitives/button/button.tsx'
import { Combobox } from '../../primitives/combobox/combobox.tsx'
import { DigitsInput } from '../../primitives/digits-input/digits-input.tsx'
import { Field, FieldGrid } from '../../primitives/field/field.tsx'
import { Modal } from '../../primitives/modal/modal.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { siscontTemplateMessages } from './siscont-template.messages.ts'

type Template = SettingsValues['siscont_template']
/** A column of the Siscont file. */
export type SiscontColumn = Template['columns'][number]

export interface SiscontColumnModalProps {
  readonly open: boolean
  readonly format: Template['format']
  /** The column that is edited; none for a new one. */
  readonly column: SiscontColumn | undefined
  readonly onAccept: (column: SiscontColumn) => void
  readonly onClose: () => void
}

const empty: SiscontColumnForm = { heading: '', field: '', fixed_value: '', width: '' }

/** What one column holds. */
export function SiscontColumnModal(props: SiscontColumnModalProps): JSX.Element {
  const { open, column, onClose } = props
  const texts = useTexts(siscontTemplateMessages)
  const id = useId()
  return (
    <Modal
      open={open}
      size="md"
      title={column ? texts.editColumn : texts.addColumn}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={id}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <ColumnForm {...props} id={id} />
    </Modal>
  )
}

function ColumnForm({ id, format, column, onAccept }: SiscontColumnModalProps & { readonly id: string }): JSX.Element {
  const texts = useTexts(siscontTemplateMessages)
  const { register, control, handleSubmit, formState } = useForm<SiscontColumnForm>({
    resolver: zodResolver(siscontColumnFormSchema(format)),
    defaultValues: column ? siscontColumnFormOf(column) : empty,
  })
  const { errors } = formState
  const isField = useWatch({ control, name: 'field' }) !== ''
  const { columnText } = settingLimits
  return (
    <form id={id} noValidate onSubmit={(event) => void handleSubmit((form) => onAccept(siscontColumnOf(form)))(event)}>
      <FieldGrid columns={2}>
        <Field
          wide
          label={texts.heading}
          hint={format === 'txt' ? texts.headingHint : undefined}
          error={errors.heading?.message}
        >
          <TextInput autoComplete="off" maxLength={columnText} {...register('heading')} />
        </Field>
        <Controller
          control={control}
          name="field"
          render={({ field }) => (
            <Field wide label={texts.content}>
              <Combobox
                value={field.value}
                options={[
                  { value: '', label: texts.noField },
                  ...Object.entries(texts.fields).map(([value, label]) => ({ value, label })),
                ]}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        {isField ? null : (
          <Field label={texts.fixedValue} hint={texts.fixedValueHint} error={errors.fixed_value?.message} optional>
            <TextInput autoComplete="off" maxLength={columnText} {...register('fixed_value')} />
          </Field>
        )}
        <Field
          label={texts.width}
          hint={texts.widthHint[format]}
          error={errors.width?.message}
          optional={format === 'xlsx'}
        >
          <DigitsInput maxLength={3} {...register('width')} />
        </Field>
      </FieldGrid>
    </form>
  )
}
