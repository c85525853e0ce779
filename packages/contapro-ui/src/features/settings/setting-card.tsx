import type { ContaproError } from '@contapro/sdk'
import type { JSX, ReactNode } from 'react'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardBody, CardFoot, CardHead } from '../../primitives/card/card.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CircleAlertIcon, CircleCheckIcon } from '../../primitives/icon/icons.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { actions, body, foot, savedIcon, status, undo } from './settings.css.ts'
import { type SettingsMessages, settingsMessages } from './settings.messages.ts'
import type { SettingWork } from './use-setting-draft.ts'

export interface SettingCardProps {
  readonly draft: SettingWork
  /** The form inside that saves when it is sent; without one the button saves what stands. */
  readonly formId?: string
  /** Why the value cannot be saved; undefined if it can. */
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** One setting: what it is for, its fields, who changed it last, and saving it. */
export function SettingCard({ draft, formId, problem, children }: SettingCardProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const { title, text } = texts.sections[draft.name]
  return (
    <Card aria-label={title} data-setting={draft.name}>
      <CardHead title={title} subtitle={text} headingLevel="h3" />
      <CardBody className={body}>
        {children}
        {problem ? <Banner tone="warning" icon={CircleAlertIcon} title={problem} /> : null}
        {draft.error ? (
          <Banner tone="danger" icon={CircleAlertIcon} title={texts.saveFailed}>
            {reasonsOf(draft.error, texts)}
          </Banner>
        ) : null}
      </CardBody>
      <CardFoot className={foot}>
        <SettingStatus draft={draft} />
        <div className={actions}>
          {draft.isUnsaved ? (
            <Button variant="ghost" disabled={draft.isSaving} onClick={draft.discard}>
              {texts.discard}
            </Button>
          ) : null}
          <Button
            variant={draft.isUnsaved ? 'primary' : 'secondary'}
            busy={draft.isSaving}
            busyLabel={texts.saving}
            disabled={(!draft.isUnsaved && !draft.isSaving) || problem !== undefined}
            {...(formId === undefined ? { onClick: () => draft.save() } : { type: 'submit', form: formId })}
          >
            {texts.save}
          </Button>
        </div>
      </CardFoot>
    </Card>
  )
}

const SHOWN_REASONS = 3

/** What the server found wrong, in its words. */
function reasonsOf({ errors, message }: ContaproError, texts: SettingsMessages): string {
  const shown = errors.slice(0, SHOWN_REASONS).map((reason) => reason.message)
  const hidden = errors.length - shown.length
  return [...shown, ...(hidden > 0 ? [texts.more(hidden)] : [])].join(' ') || message
}

/** Whether something waits to be saved, was just saved, or who changed it when, with the way back. */
function SettingStatus({ draft }: Pick<SettingCardProps, 'draft'>): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const { lastChange, isUnsaved, isSaved, isSaving } = draft
  const who = lastChange
    ? texts.changedBy(lastChange.changed_by, formatInstant(lastChange.changed_at, locale))
    : texts.neverChanged
  return (
    <div className={status}>
      <output>
        {isSaved ? <Icon as={CircleCheckIcon} size="sm" className={savedIcon} /> : null}
        <span>{isUnsaved ? texts.unsaved : isSaved ? `${texts.saved}. ` : ''}</span>
      </output>
      {isUnsaved ? null : <span>{who}</span>}
      {lastChange && !isUnsaved ? (
        <Button
          variant="link"
          size="sm"
          className={undo}
          disabled={isSaving}
          aria-label={texts.undoOf(texts.sections[draft.name].title)}
          onClick={draft.undo}
        >
          {texts.undo}
        </Button>
      ) : null}
    </div>
  )
}
