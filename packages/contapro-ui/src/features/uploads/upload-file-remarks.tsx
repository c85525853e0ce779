import type { UploadFile, UploadFileError, UploadFileWarning } from '@contapro/sdk'
import { type JSX, useId, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { errorItem, errorList, errorPlace, errorsNote, toggle } from './uploads.css.ts'
import { type UploadsMessages, uploadsMessages } from './uploads.messages.ts'

/** Remarks that show before somebody asks for all of them. */
const FIRST_SHOWN = 3

export interface UploadFileRemarksProps {
  readonly file: Pick<UploadFile, 'state' | 'errors' | 'errors_total' | 'warnings' | 'warnings_total'>
}

/** Why a file was refused, or what was doubtful in one that was read: line, field and reason of the first remarks, all of them on request. */
export function UploadFileRemarks({ file }: UploadFileRemarksProps): JSX.Element | null {
  const texts = useTexts(uploadsMessages)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const isRefused = file.state === 'failed'
  const remarks = isRefused ? file.errors : file.warnings
  const total = isRefused ? (file.errors_total ?? remarks.length) : file.warnings_total
  if (remarks.length === 0) return null
  const shown = isOpen ? remarks : remarks.slice(0, FIRST_SHOWN)
  return (
    <div>
      {isRefused ? null : <p className={errorsNote}>{texts.takenWithWarnings(total)}</p>}
      <ul id={listId} className={errorList}>
        {shown.map((remark, index) => (
          // A file may have the same remark twice on a line; they have no identity but their place.
          <li key={`remark-${index}`} className={errorItem}>
            <RemarkLine remark={remark} texts={texts} />
          </li>
        ))}
      </ul>
      {isOpen && total > remarks.length ? (
        <p className={errorsNote}>
          {isRefused ? texts.firstErrors(remarks.length, total) : texts.firstWarnings(remarks.length, total)}
        </p>
      ) : null}
      {remarks.length > FIRST_SHOWN ? (
        <Button
          variant="link"
          size="sm"
          className={toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.seeLess : texts.seeAll(total)}
        </Button>
      ) : null}
      {isRefused ? <p className={errorsNote}>{texts.notTaken}</p> : null}
    </div>
  )
}

interface RemarkLineProps {
  readonly remark: UploadFileError | UploadFileWarning
  readonly texts: UploadsMessages
}

function RemarkLine({ remark, texts }: RemarkLineProps): JSX.Element {
  const place = [
    remark.line === null ? '' : texts.line(remark.line),
    remark.field === null ? '' : texts.field(remark.field),
  ]
  const text = place.filter((part) => part !== '').join(', ')
  return (
    <>
      {text === '' ? null : <strong className={errorPlace}>{`${text}: `}</strong>}
      <span>{remark.message}</span>
    </>
  )
}
