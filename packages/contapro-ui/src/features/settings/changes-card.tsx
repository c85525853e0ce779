import type { SettingsChange } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardBody, CardHead } from '../../primitives/card/card.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { describeChange, type SettingDifference } from './describe-change.ts'
import { changeHead, changeName, changes as changesClass, changeText, empty, toggle } from './settings.css.ts'
import { type SettingsMessages, settingsMessages } from './settings.messages.ts'
import { useSettingWriter } from './use-setting-writer.ts'

const FIRST_CHANGES = 5

/** Who changed what, and when. */
export function ChangesCard({ changes }: { readonly changes: readonly SettingsChange[] }): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const writer = useSettingWriter()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? changes : changes.slice(0, FIRST_CHANGES)
  return (
    <Card aria-label={texts.history}>
      <CardHead title={texts.history} subtitle={texts.historyText} />
      <CardBody>
        {changes.length === 0 ? <p className={empty}>{texts.historyEmpty}</p> : null}
        <ol className={changesClass} aria-label={texts.history}>
          {shown.map((change, index) => (
            <li key={`${change.changed_at} ${changes.length - index}`} translate="no">
              <p className={changeHead}>
                <time dateTime={change.changed_at}>{formatInstant(change.changed_at, locale)}</time>
                {` · ${change.changed_by}`}
              </p>
              {describeChange(change, writer).map((difference) => (
                <p key={difference.name} className={changeText}>
                  <span className={changeName}>{texts.sections[difference.name].title}.</span>{' '}
                  {sentencesOf(difference, texts)}
                </p>
              ))}
            </li>
          ))}
        </ol>
        {changes.length > FIRST_CHANGES ? (
          <Button
            variant="link"
            size="sm"
            className={toggle}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.seeLess : texts.seeAllChanges(changes.length)}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  )
}

const SHOWN_ROWS = 8

function sentencesOf(difference: SettingDifference, texts: SettingsMessages): string {
  if ('from' in difference) return `${texts.changedTo(difference.from, difference.to)}.`
  const list = (rows: readonly string[]): string => {
    const hidden = rows.length - SHOWN_ROWS
    const shown = `${rows.slice(0, SHOWN_ROWS).join('; ')}.`
    return hidden > 0 ? `${shown} ${texts.more(hidden)}` : shown
  }
  const { added, removed } = difference
  const sentences = [
    ...(added.length > 0 ? [texts.added(list(added))] : []),
    ...(removed.length > 0 ? [texts.removed(list(removed))] : []),
  ]
  return sentences.join(' ') || texts.reordered
}
