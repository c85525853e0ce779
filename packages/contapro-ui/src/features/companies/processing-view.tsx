import type { JSX } from 'react'
import type { CompanyName } from '../../host/navigation-target.ts'
import { TargetButton, TargetLink } from '../../host/target-link.tsx'
import { type CompanyStatus, CompanyStatusBadge } from '../../patterns/status-badge/company-status-badge.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { Building2Icon, CirclePlayIcon } from '../../primitives/icon/icons.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { line, list, name as nameClass, quiet } from './company-list.css.ts'
import { acts, content, inProgress, page, text, title, waiting } from './processing.css.ts'
import { processingMessages } from './processing.messages.ts'
import { ProcessingDrawing } from './processing-drawing.tsx'

/** A company that is waited for, and how it stands now. */
export interface ProcessedCompany extends CompanyName {
  readonly status: CompanyStatus
}

/** Props of `ProcessingView`. */
export interface ProcessingViewProps {
  readonly companies: readonly ProcessedCompany[]
  /** The plan has days left: more companies can be registered (part 1 §6). */
  readonly canRegisterMore: boolean
}

/** The wait while companies are in progress: how long, which, and what to do meanwhile (part 1 §2). */
export function ProcessingView({ companies, canRegisterMore }: ProcessingViewProps): JSX.Element {
  const texts = useTexts(processingMessages)
  const isDone = companies.length > 0 && companies.every(({ status }) => status !== 'IN_PROGRESS')
  const heading = isDone ? texts.doneTitle : texts.title
  return (
    <div className={page}>
      <Card>
        <div className={content}>
          <ProcessingDrawing moving={!isDone} />
          <Text as="h1" variant="title" className={title}>
            {heading(companies.length)}
          </Text>
          <Text tone="secondary" className={text}>
            {isDone ? texts.doneText : texts.text}
          </Text>
          {companies.length > 0 ? (
            <ul className={list} aria-label={texts.companies}>
              {companies.map((company) => (
                <CompanyLine key={company.uuid} {...company} />
              ))}
            </ul>
          ) : null}
          <div className={acts}>
            {isDone ? (
              <TargetButton destination={{ to: 'home' }} variant="primary" size="lg">
                {texts.goHome}
              </TargetButton>
            ) : (
              <TargetButton destination={{ to: 'tutorials' }} variant="primary" size="lg" icon={CirclePlayIcon} newTab>
                {texts.tutorials}
              </TargetButton>
            )}
            {canRegisterMore ? (
              <TargetLink destination={{ to: 'registerCompany' }}>{texts.registerMore}</TargetLink>
            ) : null}
          </div>
        </div>
      </Card>
    </div>
  )
}

function CompanyLine({ uuid, name, status }: ProcessedCompany): JSX.Element {
  const texts = useTexts(processingMessages)
  const isWaiting = status === 'IN_PROGRESS'
  return (
    <li className={line}>
      {isWaiting ? <Spinner size="sm" className={waiting} /> : <Icon as={Building2Icon} className={quiet} />}
      <span translate="no" className={nameClass}>
        {name}
      </span>
      {isWaiting ? (
        <TargetLink destination={{ to: 'uploads', businessUuid: uuid }} aria-label={texts.uploadOf(name)}>
          {texts.upload}
        </TargetLink>
      ) : null}
      <CompanyStatusBadge status={status} className={isWaiting ? inProgress : undefined} />
    </li>
  )
}
