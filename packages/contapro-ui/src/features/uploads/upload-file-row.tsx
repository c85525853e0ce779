import type { UploadFile } from '@contapro/sdk'
import type { JSX } from 'react'
import { FileRow } from '../../patterns/upload/file-row.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { UploadFileRemarks } from './upload-file-remarks.tsx'
import { fileFacts, fileResult } from './upload-file-result.ts'
import { uploadsMessages } from './uploads.messages.ts'

export interface UploadFileRowProps {
  readonly file: UploadFile
  /** Takes a finished file off the list. */
  readonly onRemove?: () => void
}

/** A file that the server has: how far it is read, or what became of it. */
export function UploadFileRow({ file, onRemove }: UploadFileRowProps): JSX.Element {
  const texts = useTexts(uploadsMessages)
  const isWaiting = file.state === 'waiting'
  const result = fileResult(file, texts)
  return (
    <FileRow
      name={file.name}
      bytes={file.size_bytes}
      progress={isWaiting ? 'busy' : file.state === 'processing' ? file.progress : undefined}
      progressLabel={isWaiting ? texts.waiting : texts.processing}
      result={result}
      details={fileFacts(file, texts, useLocale())}
      problems={file.errors.length + file.warnings.length > 0 ? <UploadFileRemarks file={file} /> : undefined}
      onRemove={result ? onRemove : undefined}
    />
  )
}
