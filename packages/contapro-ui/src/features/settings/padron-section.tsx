import type { Settings } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { DropArea } from '../../patterns/upload/drop-area.tsx'
import { Card, CardBody, CardHead } from '../../primitives/card/card.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { PadronUpload } from './padron-upload.tsx'
import { body } from './settings.css.ts'
import { settingsMessages } from './settings.messages.ts'

export interface PadronSectionProps {
  readonly businessUuid: string
  readonly padron: Settings['padron']
}

/** The padrón in use, and a newer one in its place: a file like any other (decisions 30). */
export function PadronSection({ businessUuid, padron }: PadronSectionProps): JSX.Element {
  const texts = useTexts(settingsMessages)
  const locale = useLocale()
  const { title, text } = texts.sections.padron
  const [sent, setSent] = useState<{ readonly id: number; readonly files: readonly File[] }>()
  return (
    <Card aria-label={title}>
      <CardHead title={title} subtitle={text} headingLevel="h3" />
      <CardBody className={body}>
        <p>{padron ? texts.padronInUse(padron, formatInstant(padron.uploaded_at, locale)) : texts.noPadron}</p>
        <DropArea
          title={texts.dropTitle}
          hint={texts.dropText}
          buttonLabel={texts.choose}
          accept=".txt,.csv,.zip"
          onFiles={(files) => setSent({ id: (sent?.id ?? 0) + 1, files: files.slice(0, 1) })}
        />
        {sent ? (
          <PadronUpload
            key={sent.id}
            businessUuid={businessUuid}
            files={sent.files}
            onDismiss={() => setSent(undefined)}
          />
        ) : null}
      </CardBody>
    </Card>
  )
}
