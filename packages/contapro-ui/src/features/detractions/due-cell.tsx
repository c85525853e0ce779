import type { Detraction, DetractionNote } from '@contapro/sdk'
import { centimos } from '@contapro/sunat'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { formatDate } from '../../patterns/date-text/format-date.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { dayOf } from './day-of.ts'
import { due as dueClass } from './detractions.css.ts'
import { detractionsMessages } from './detractions.messages.ts'

/** By when a detraction is deposited, what happens to the credit behind that day, and in which file it is. */
export function DueCell({ detraction }: { readonly detraction: Detraction }): JSX.Element {
  const { due, entry } = detraction
  const texts = useTexts(detractionsMessages)
  const locale = useLocale()
  if (due === null) return <span>-</span>
  const { deadline, is_overdue: isOverdue, credit_amount: credit, deposit_file: batch } = due
  const igv = moneyText(centimosOf(credit), locale)
  const day = formatDate(deadline, locale)
  const consequence = isOverdue ? texts.overdueCredit(igv) : deadline ? texts.creditNote(day, igv) : null
  const noteText = ({ serie_number: note, total_amount: total }: DetractionNote): string => {
    const amount = centimosOf(total)
    const size = moneyText(centimos(Math.abs(amount)), locale)
    return amount < 0 ? texts.lessNote(note, size) : texts.plusNote(note, size)
  }
  const notes = [
    ...changingNotes(detraction).map(noteText),
    ...(consequence && centimosOf(credit) > 0 ? [consequence] : []),
    ...(batch ? [texts.inFile(batch)] : []),
    ...(entry ? [texts.entryBy(entry.entered_by, formatDate(dayOf(entry.entered_at), locale))] : []),
  ]
  return (
    <div className={dueClass}>
      <Text as="span" translate="no" numeric>
        {deadline ? day : texts.beforeRemoval}
      </Text>{' '}
      {isOverdue ? <Badge tone="danger">{texts.overdue}</Badge> : null}
      {notes.map((note) => (
        <Text key={note} as="div" variant="caption" tone="secondary">
          {note}
        </Text>
      ))}
    </div>
  )
}

/** The notes that change what is owed: none changes an amount that was entered by hand. */
function changingNotes({ due, entry }: Detraction): readonly DetractionNote[] {
  return typeof entry?.amount === 'string' ? [] : (due?.notes ?? [])
}
