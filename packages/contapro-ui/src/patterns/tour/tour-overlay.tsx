import { Description } from '@radix-ui/react-dialog'
import { type JSX, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { ModalDialog } from '../../primitives/modal/modal-dialog.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { arrow, buttons, card, counter, dot, dotNow, dots, head, overlay, spotlight, text, title } from './tour.css.ts'
import { tourMessages } from './tour.messages.ts'
import type { TourStep } from './tour-step.ts'
import { useSpotlight } from './use-spotlight.ts'

export interface TourOverlayProps {
  readonly steps: readonly TourStep[]
  readonly index: number
  readonly onMove: (index: number) => void
  readonly onEnd: (finished: boolean) => void
}

/**
 * A step of the tour: the page below is inert. The arrow keys go back and forth, Escape ends.
 */
export function TourOverlay({ steps, index, onMove, onEnd }: TourOverlayProps): JSX.Element | null {
  const texts = useTexts(tourMessages)
  const step = steps[index]
  const { ring, box, tip } = useSpotlight(step?.target)
  const isLast = index === steps.length - 1
  const main = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => main.current?.focus(), [])
  const focusMain = useCallback((button: HTMLButtonElement | null) => {
    main.current = button
    button?.focus()
  }, [])
  if (!step) return null
  const next = (): void => (isLast ? onEnd(true) : onMove(index + 1))
  const back = (): void => onMove(Math.max(index - 1, 0))
  const turn = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' && !isLast) next()
    if (event.key === 'ArrowLeft') back()
  }
  return (
    <ModalDialog className={overlay} aria-label={texts.label} onKeyDown={turn} onClose={() => onEnd(false)}>
      <div ref={ring} aria-hidden className={spotlight} />
      <div ref={box} className={card}>
        <div ref={tip} className={arrow} />
        <div className={head}>
          <span className={counter}>{texts.position(index + 1, steps.length)}</span>
          <IconButton icon={XIcon} size="sm" label={texts.close} onClick={() => onEnd(false)} />
        </div>
        <Description asChild>
          <div aria-live="polite">
            <h2 className={title}>{step.title}</h2>
            <p className={text}>{step.text}</p>
          </div>
        </Description>
        <div className={buttons}>
          <Dots steps={steps} index={index} />
          {index > 0 ? (
            <Button variant="ghost" onClick={back}>
              {texts.back}
            </Button>
          ) : null}
          {/* Another button in each step, so that the focus comes to it and what it says is read. */}
          <Button key={step.id} ref={focusMain} variant="primary" onClick={next}>
            {isLast ? texts.finish : texts.next}
          </Button>
        </div>
      </div>
    </ModalDialog>
  )
}

function Dots({ steps, index }: Pick<TourOverlayProps, 'steps' | 'index'>): JSX.Element {
  return (
    <span aria-hidden className={dots}>
      {steps.map(({ id }, place) => (
        <i key={id} className={place === index ? dotNow : dot} />
      ))}
    </span>
  )
}
