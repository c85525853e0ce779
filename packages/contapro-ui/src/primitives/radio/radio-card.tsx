import { clsx } from 'clsx'
import { type JSX, type ReactNode, useId } from 'react'
import { card, cardInput, cardText, cardTexts, cardTitle, input, tag as tagClass } from './radio.css.ts'
import { useRadio } from './radio-group.tsx'

/** Props of `RadioCard`. */
export interface RadioCardProps {
  readonly value: string
  readonly title: ReactNode
  /** One line on what it is. */
  readonly text?: ReactNode
  /** The kind of file: "XLSX". */
  readonly tag?: string
  readonly disabled?: boolean
  readonly className?: string
}

/** One option of a RadioGroup that needs a line of its own. The whole card is pressed; its name is the title. */
export function RadioCard({ value, title, text, tag, disabled, className }: RadioCardProps): JSX.Element {
  const tie = useRadio(value)
  const id = useId()
  const described = [text && `${id}-text`, tag && `${id}-tag`].filter(Boolean).join(' ')
  return (
    <div className={clsx(card, className)}>
      <input
        {...tie}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={described || undefined}
        className={clsx(input, cardInput)}
      />
      <span className={cardTexts}>
        <span id={`${id}-title`} className={cardTitle}>
          {title}
        </span>
        {text ? (
          <span id={`${id}-text`} className={cardText}>
            {text}
          </span>
        ) : null}
      </span>
      {tag ? (
        <span id={`${id}-tag`} className={tagClass}>
          {tag}
        </span>
      ) : null}
    </div>
  )
}
