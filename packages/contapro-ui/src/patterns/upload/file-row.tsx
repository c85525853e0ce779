import { clsx } from 'clsx'
import type { JSX, ReactNode } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import type { StatusTone } from '../../primitives/badge/status-tones.ts'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { Icon, type IconOutline } from '../../primitives/icon/icon.tsx'
import {
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  FileTextIcon,
  InfoIcon,
  TriangleAlertIcon,
  XIcon,
} from '../../primitives/icon/icons.ts'
import { Progress } from '../../primitives/progress/progress.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import {
  box,
  details as detailsClass,
  icon,
  list,
  name as nameClass,
  problem,
  progress as progressClass,
  remove,
  result,
  row,
  size,
} from './file-row.css.ts'
import { formatBytes } from './format-bytes.ts'
import { uploadMessages } from './upload.messages.ts'

const icons: Readonly<Record<StatusTone, IconOutline>> = {
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleXIcon,
  neutral: ClockIcon,
  info: InfoIcon,
}

/** What became of a file, in a badge: "1 comprobante leído", "126 leídos, 2 con error", "No se subió". */
export interface FileResult {
  readonly tone: StatusTone
  readonly text: string
  readonly icon?: IconOutline
}

/** Props of `FileRow`. */
export interface FileRowProps {
  readonly name: string
  readonly bytes?: number
  /** Per cent sent or read; `busy` when it is under way without a measure. */
  readonly progress?: number | 'busy'
  /** What is done with it now, beside the per cent: "Subiendo", "Leyendo". */
  readonly progressLabel?: string
  readonly result?: FileResult
  /** Why it failed, line by line. */
  readonly problems?: ReactNode
  readonly details?: ReactNode
  /** Cancels it or takes it off the list. */
  readonly onRemove?: () => void
}

/** The files of an upload under each other. */
export function FileList({ label, children }: { readonly label: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div className={box}>
      <ul className={list} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

/** One file: its name and size, how far it is or what became of it, and on failure why. */
export function FileRow(props: FileRowProps): JSX.Element {
  const { name, bytes, progress, progressLabel = '', result: outcome, problems, details, onRemove } = props
  const texts = useTexts(uploadMessages)
  const locale = useLocale()
  return (
    <li className={row}>
      <Icon as={FileTextIcon} className={icon} />
      <span translate="no" className={nameClass}>
        {name} {bytes === undefined ? null : <span className={size}>{formatBytes(bytes, locale)}</span>}
      </span>
      <output className={result}>
        {outcome ? (
          <Badge tone={outcome.tone} icon={outcome.icon ?? icons[outcome.tone]}>
            {outcome.text}
          </Badge>
        ) : typeof progress === 'number' ? (
          `${Math.round(progress)}%`
        ) : progress === 'busy' ? (
          progressLabel
        ) : null}
      </output>
      {onRemove ? (
        <IconButton icon={XIcon} size="sm" className={remove} label={texts.removeFile(name)} onClick={onRemove} />
      ) : (
        <span className={remove}>{progress === 'busy' ? <Spinner size="sm" /> : null}</span>
      )}
      {typeof progress === 'number' && !outcome ? (
        <Progress className={progressClass} value={progress} label={`${progressLabel} ${name}`.trim()} />
      ) : null}
      {details ? <div className={detailsClass}>{details}</div> : null}
      {problems ? <div className={clsx(detailsClass, problem)}>{problems}</div> : null}
    </li>
  )
}
