import type { UploadFile, UploadFileError } from '@contapro/sdk'
import { type JSX, useId, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { errorItem, errorList, errorPlace, errorsNote, toggle } from './uploads.css.ts'
import { type UploadsMessages, uploadsMessages } from './uploads.messages.ts'

/** Errors that show before somebody asks for all of them. */
const FIRST_SHOWN = 3

export interface UploadFileErrorsProps {
  readonly file: Pick<UploadFile, 'errors' | 'errors_total'>
}

/** Why a file was refused: line, field and reason of the first errors, all of them on request. */
export function UploadFileErrors({ file }: UploadFileErrorsProps): JSX.Element | null {
  const texts = useMessages(uploadsMessages)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const { errors, errors_total: total } = file
  if (errors.length === 0) return null
  const shown = isOpen ? errors : errors.slice(0, FIRST_SHOWN)
  return (
    <div>
      <ul id={listId} className={errorList}>
        {shown.map((error, index) => (
          // A file may have the same error twice on a line; they have no identity but their place.
          <li key={`error-${index}`} className={errorItem}>
            <ErrorLine error={error} texts={texts} />
          </li>
        ))}
      </ul>
      {isOpen && total > errors.length ? <p className={errorsNote}>{texts.firstErrors(errors.length, total)}</p> : null}
      {errors.length > FIRST_SHOWN ? (
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
      <p className={errorsNote}>{texts.notTaken}</p>
    </div>
  )
}

function ErrorLine(props: { readonly error: UploadFileError; readonly texts: UploadsMessages }): JSX.Element {
  const { error, texts } = props
  const place = [
    error.line === null ? '' : texts.line(error.line),
    error.field === null ? '' : texts.field(error.field),
  ]
  const text = place.filter((part) => part !== '').join(', ')
  return (
    <>
      {text === '' ? null : <strong className={errorPlace}>{`${text}: `}</strong>}
      {error.message}
    </>
  )
}
