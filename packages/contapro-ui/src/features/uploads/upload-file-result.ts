import type { Upload, UploadFile } from '@contapro/sdk'
import { assertNever } from '../../host/assert-never.ts'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'
import type { FileResult } from '../../patterns/upload/file-row.tsx'
import { InfoIcon } from '../../primitives/icon/icons.ts'
import type { RowsOfFile, UploadsMessages } from './uploads.messages.ts'

/** What became of a file, in a badge; undefined while it is at work. */
export function fileResult(file: UploadFile, texts: UploadsMessages): FileResult | undefined {
  switch (file.state) {
    case 'waiting':
    case 'processing':
      return undefined
    case 'failed':
      return { tone: 'danger', text: texts.failed }
    case 'done':
      if (file.already_uploaded) return { tone: 'neutral', icon: InfoIcon, text: texts.already }
      return { tone: 'success', text: texts.read(rowsOf(file), file.rows_read) }
    default:
      return assertNever(file.state)
  }
}

/** What a taken file was and brought: "Registro de compras (RCE) · Agosto 2026 · 10 nuevos, 2 ya conocidos". */
export function fileFacts(file: UploadFile, texts: UploadsMessages, locale: string): string | undefined {
  if (file.state !== 'done') return undefined
  if (file.already_uploaded) return texts.alreadyText
  const facts = [
    file.kind && texts.kinds[file.kind],
    file.tax_period && formatPeriod(file.tax_period, locale),
    file.rows_read > 0 && rowsOf(file) === 'vouchers' && file.zip === undefined
      ? texts.newAndKnown(file.vouchers_new, file.vouchers_known)
      : undefined,
    file.rows_repeated ? texts.repeated(file.rows_repeated) : undefined,
    file.rows_set_aside ? texts.setAside(file.rows_set_aside) : undefined,
  ]
  return facts.filter((fact) => fact).join(' · ')
}

/** What the rows of a file are: those of a deposit report and of the padrón are no vouchers. */
function rowsOf({ kind }: UploadFile): RowsOfFile {
  if (kind === 'detraction-deposits') return 'deposits'
  return kind === 'padron' ? 'taxpayers' : 'vouchers'
}

/** The files of an upload that were sent, without the files of zips. */
export const sentFiles = ({ files }: Upload): readonly UploadFile[] => files.filter(({ zip }) => zip === undefined)
