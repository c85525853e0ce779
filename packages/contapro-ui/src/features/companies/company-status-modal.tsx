import type { Business } from '@contapro/sdk'
import type { JSX } from 'react'
import { assertNever } from '../../host/assert-never.ts'
import { Sentence } from '../../host/sentence.tsx'
import { TargetButton } from '../../host/target-link.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import {
  CircleXIcon,
  ClockIcon,
  LockIcon,
  MessageCircleIcon,
  ShieldAlertIcon,
  UploadIcon,
} from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { extra, module, moduleIcon, modules, strong } from './companies.css.ts'
import { companiesMessages } from './companies.messages.ts'

/** Props of `CompanyStatusModal`. */
export interface CompanyStatusModalProps {
  /** The company that was pressed; nothing shows for one in order. */
  readonly company: Business | undefined
  readonly onClose: () => void
  /** Chooses the company before a link of the dialog leaves for its pages (decisions 27). */
  readonly onSelect?: (company: Business) => void
}

/** Why a company cannot be opened yet, and what to do (part 1 §4). */
export function CompanyStatusModal({ company, onClose, onSelect }: CompanyStatusModalProps): JSX.Element {
  const leave = (): void => {
    if (company) onSelect?.(company)
    onClose()
  }
  return (
    <Modal open={company !== undefined && company.status !== 'VALID'} onClose={onClose}>
      {company ? <StatusMessage company={company} onLeave={leave} /> : null}
    </Modal>
  )
}

interface StatusMessageProps {
  readonly company: Business
  readonly onLeave: () => void
}

function StatusMessage({ company, onLeave }: StatusMessageProps): JSX.Element | null {
  switch (company.status) {
    case 'IN_PROGRESS':
      return <InProgress company={company} onLeave={onLeave} />
    case 'INVALID_CREDENTIALS':
      return <InvalidCredentials company={company} onLeave={onLeave} />
    case 'MISSING_PERMISSIONS':
      return <MissingPermissions company={company} onLeave={onLeave} />
    case 'VALID':
      return null
    default:
      return assertNever(company.status)
  }
}

function InProgress({ company, onLeave }: StatusMessageProps): JSX.Element {
  const texts = useTexts(companiesMessages)
  return (
    <ModalMessage
      tone="neutral"
      icon={ClockIcon}
      title={texts.inProgressTitle}
      text={<CompanySentence text={texts.inProgressText(company.name)} name={company.name} />}
      actions={
        <>
          <TargetButton
            destination={{ to: 'uploads', businessUuid: company.uuid }}
            before={onLeave}
            variant="primary"
            size="lg"
            icon={UploadIcon}
            block
          >
            {texts.uploadFiles}
          </TargetButton>
          <SupportButton />
        </>
      }
    >
      <p className={extra}>{texts.inProgressUpload}</p>
    </ModalMessage>
  )
}

function InvalidCredentials({ company, onLeave }: StatusMessageProps): JSX.Element {
  const texts = useTexts(companiesMessages)
  return (
    <ModalMessage
      tone="danger"
      icon={CircleXIcon}
      title={texts.invalidCredentialsTitle}
      text={<CompanySentence text={texts.invalidCredentialsText(company.name)} name={company.name} />}
      actions={
        <TargetButton
          destination={{ to: 'credentials', businessUuid: company.uuid }}
          before={onLeave}
          variant="primary"
          size="lg"
          block
        >
          {texts.updateCredentials}
        </TargetButton>
      }
    />
  )
}

function MissingPermissions({ company, onLeave }: StatusMessageProps): JSX.Element {
  const texts = useTexts(companiesMessages)
  return (
    <ModalMessage
      tone="warning"
      icon={ShieldAlertIcon}
      title={texts.missingPermissionsTitle}
      text={<CompanySentence text={texts.missingPermissionsText(company.name)} name={company.name} />}
      actions={
        <>
          {company.exists_periods_processed ? (
            <TargetButton
              destination={{ to: 'dashboard', businessUuid: company.uuid }}
              before={onLeave}
              variant="primary"
              size="lg"
              block
            >
              {texts.seeReport}
            </TargetButton>
          ) : null}
          <SupportButton />
        </>
      }
    >
      <ul className={modules} aria-label={texts.missingModules}>
        {company.missing_permissions.map(({ module_name }) => (
          <li key={module_name} className={module}>
            <Icon as={LockIcon} size="sm" className={moduleIcon} />
            <span>{module_name}</span>
          </li>
        ))}
      </ul>
    </ModalMessage>
  )
}

function SupportButton(): JSX.Element | null {
  const texts = useTexts(companiesMessages)
  return (
    <TargetButton destination={{ to: 'support' }} newTab size="lg" icon={MessageCircleIcon} block>
      {texts.support}
    </TargetButton>
  )
}

/** A sentence about a company, its name stressed. */
function CompanySentence({ text, name }: { readonly text: string; readonly name: string }): JSX.Element {
  return (
    <Sentence
      text={text}
      part={name}
      render={(part) => (
        <strong translate="no" className={strong}>
          {part}
        </strong>
      )}
    />
  )
}
