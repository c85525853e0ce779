import {
  type CompanyForm as CompanyFormValues,
  companyFormSchema,
  partnerCompanyFormSchema,
  wizardCompanyFormSchema,
} from '@contapro/sdk/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { type JSX, type ReactNode, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Agreements } from '../../host/agreements.tsx'
import type { NavigationTarget } from '../../host/navigation-target.ts'
import { TargetLink } from '../../host/target-link.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { FieldGrid } from '../../primitives/field/field.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CircleAlertIcon, LockIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { agreements, alone, banner, end, safe, safeIcon, submit, submits } from './company-form.css.ts'
import { companyFormMessages } from './company-form.messages.ts'
import { ApiCredentials, CompanyIdentity, PersonNames, SolCredentials } from './company-form-fields.tsx'

/** What a company form says above its fields. */
export interface CompanyFormNotice {
  readonly title: string
  readonly text?: string
  /** A way to solve it, after the text. */
  readonly link?: { readonly destination: NavigationTarget; readonly label: string } | undefined
}

/** Why a company was not saved. */
export interface CompanyFormFailure extends CompanyFormNotice {
  /** The server answered: the form is cleared and starts anew (part 1 §8). Without an answer nothing typed is lost. */
  readonly isAnswer: boolean
}

/**
 * Where a company form stands (part 1 §6): `contapro` registers, `wizard` does so with a weaker check of the RUC (part 1 §5),
 * `siscont` knows name and RUC from the partner, `edit` changes the credentials of a company that is there and has agreed.
 */
export type CompanyFormOrigin = 'contapro' | 'wizard' | 'siscont' | 'edit'

/** Props of `CompanyForm`. */
export interface CompanyFormProps {
  readonly origin?: CompanyFormOrigin
  /** What the form is about, for who cannot see its title. */
  readonly label: string
  /** What is known of the company; in `siscont` and `edit` name and RUC, which cannot be changed there. */
  readonly known?: Partial<CompanyFormValues>
  readonly submitLabel: string
  /** What stands for the label while busy, in the gerund. */
  readonly busyLabel: string
  readonly busy?: boolean
  readonly failure?: CompanyFormFailure
  /** Why no company can be saved now. The form shows this and no fields. */
  readonly obstacle?: CompanyFormNotice | undefined
  /** Stands before the button, in the place of the note about the safety of the credentials. */
  readonly secondary?: ReactNode
  readonly onSubmit: (values: CompanyFormValues) => void
}

const schemas = {
  contapro: companyFormSchema,
  wizard: wizardCompanyFormSchema,
  siscont: partnerCompanyFormSchema,
  edit: companyFormSchema,
} as const

const empty: CompanyFormValues = {
  name: '',
  ruc: '',
  nombreSOL: '',
  llaveSOL: '',
  sunat_api_key: '',
  sunat_api_secret: '',
  paternal_surname: '',
  maternal_surname: '',
  given_names: '',
  terms: false,
  privacy: false,
}

/** A company's data and its SOL credentials (part 1 §5). Fields are checked when left; the button is off until all are right. */
export function CompanyForm(props: CompanyFormProps): JSX.Element {
  const { origin = 'contapro', label, known, failure, obstacle, busy = false, onSubmit } = props
  const isEdit = origin === 'edit'
  const [start] = useState<CompanyFormValues>({ ...empty, terms: isEdit, privacy: isEdit, ...known })
  const { register, handleSubmit, formState, reset, control } = useForm<CompanyFormValues>({
    mode: 'onTouched',
    resolver: zodResolver(schemas[origin]),
    defaultValues: start,
  })
  const { errors, isValid } = formState
  const isPerson = useWatch({ control, name: 'ruc' }).startsWith('10')
  useEffect(() => {
    if (failure?.isAnswer) reset(start)
  }, [failure, reset, start])
  if (obstacle) return <Obstacle notice={obstacle} secondary={props.secondary} />
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {failure ? (
        <Banner tone="danger" icon={CircleAlertIcon} title={failure.title} className={banner}>
          <NoticeText notice={failure} />
        </Banner>
      ) : null}
      <FieldGrid columns={2}>
        <CompanyIdentity register={register} errors={errors} fixed={isEdit || origin === 'siscont'} />
        {isPerson ? <PersonNames register={register} /> : null}
        <SolCredentials register={register} errors={errors} />
      </FieldGrid>
      <ApiCredentials register={register} />
      {isEdit ? null : <Agreements terms={register('terms')} privacy={register('privacy')} className={agreements} />}
      <FormEnd {...props} isOff={!isValid && !busy} />
    </form>
  )
}

function Obstacle({ notice, secondary }: { readonly notice: CompanyFormNotice; readonly secondary: ReactNode }) {
  return (
    <>
      <Banner tone="warning" title={notice.title}>
        <NoticeText notice={notice} />
      </Banner>
      {secondary ? (
        <div className={end}>
          <div className={submits}>{secondary}</div>
        </div>
      ) : null}
    </>
  )
}

function NoticeText({ notice: { text, link } }: { readonly notice: CompanyFormNotice }): JSX.Element {
  if (!link) return <span>{text}</span>
  return (
    <>
      <span>{text}</span>{' '}
      <TargetLink destination={link.destination} variant="inline">
        {link.label}
      </TargetLink>
    </>
  )
}

interface FormEndProps extends Pick<CompanyFormProps, 'origin' | 'secondary' | 'submitLabel' | 'busyLabel' | 'busy'> {
  readonly isOff: boolean
}

function FormEnd({ origin, secondary, submitLabel, busyLabel, busy, isOff }: FormEndProps): JSX.Element {
  const texts = useTexts(companyFormMessages)
  const isAlone = origin === 'siscont'
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block={isAlone}
      className={isAlone ? alone : submit}
      busy={busy}
      busyLabel={busyLabel}
      disabled={isOff}
    >
      {submitLabel}
    </Button>
  )
  if (isAlone) return button
  return (
    <div className={end}>
      {secondary ? null : (
        <p className={safe}>
          <Icon as={LockIcon} className={safeIcon} />
          <span>{texts.security}</span>
        </p>
      )}
      <div className={submits}>
        {secondary}
        {button}
      </div>
    </div>
  )
}
