import { type JSX, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { CheckIcon, CopyIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { copied as copiedClass } from './copy-button.css.ts'
import { copyButtonMessages } from './copy-button.messages.ts'

/** How long the check stays, in ms. */
const SHOWN_MS = 2000

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes on the clipboard: the bare number, 30315.60. */
  readonly text: string
  /** What it is: "Copiar IGV 18%". */
  readonly label: string
  readonly size?: 'sm' | 'md'
  /** After it was copied, for a toast. */
  readonly onCopied?: () => void
  /** The browser did not let the page write to the clipboard. */
  readonly onFailed?: () => void
}

/** Copies a text and shows a green check for two seconds. */
export function CopyButton({ text, label, size, onCopied, onFailed }: CopyButtonProps): JSX.Element {
  const texts = useTexts(copyButtonMessages)
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      onFailed?.() // the host's page may not be allowed to write
      return
    }
    setCopied(true)
    onCopied?.()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
    <IconButton
      icon={isCopied ? CheckIcon : CopyIcon}
      size={size}
      label={isCopied ? texts.copied : label}
      className={isCopied ? copiedClass : undefined}
      onClick={() => void copy()}
    />
  )
}
