import type { Pdt621Box } from '@contapro/sdk'
import type { JSX } from 'react'
import { CopyButton } from '../../patterns/copy-button/copy-button.tsx'
import { formatCount } from '../../primitives/texts/count.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { boxChanged, boxCopied } from './pdt.css.ts'
import { type PdtMessages, pdtMessages } from './pdt.messages.ts'

export interface CopiedBoxProps {
  readonly box: Pdt621Box
  readonly onCopied: (box: string, value: number) => void
}

/** Copies what goes into a box, a bare number in whole soles, and tells that it was. */
export function CopiedBox({ box: { box, value }, onCopied }: CopiedBoxProps): JSX.Element {
  const texts = useTexts(pdtMessages)
  const { show } = useToasts()
  const name = texts.boxName(box)
  return (
    <CopyButton
      size="sm"
      text={String(value)}
      label={texts.copy(name)}
      onCopied={() => {
        onCopied(box, value)
        show({ tone: 'success', title: texts.copied, description: texts.copiedFigure(name, String(value)) })
      }}
      onFailed={() => show({ tone: 'destructive', title: texts.copyFailed, description: texts.copyFailedText })}
    />
  )
}

export interface CopiedMarkProps {
  readonly value: number
  /** What was copied last; undefined for a box that never was. */
  readonly copied: number | undefined
  readonly texts: PdtMessages
  readonly locale: string
}

/** Whether the figure was copied, or is another one since then. */
export function CopiedMark({ value, copied, texts, locale }: CopiedMarkProps): JSX.Element | null {
  if (copied === undefined) return null
  if (copied === value) return <small className={boxCopied}>{texts.boxCopied}</small>
  return <small className={boxChanged}>{texts.boxChanged(formatCount(copied, locale))}</small>
}
