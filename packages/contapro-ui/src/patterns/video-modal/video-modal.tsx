import type { JSX, ReactNode } from 'react'
import { Logo } from '../../primitives/logo/logo.tsx'
import { Modal } from '../../primitives/modal/modal.tsx'
import { SteppedPattern } from '../stepped-pattern/stepped-pattern.tsx'
import { mark, poster, text as textClass, video } from './video-modal.css.ts'

/** Props of `VideoModal`. */
export interface VideoModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Says what the video shows, also for who cannot see or hear it. */
  readonly text: string
  /** Address of the video; without one its poster, title and text stand alone (decisions 3). */
  readonly src?: string | undefined
  /** What to do next. */
  readonly action?: ReactNode
}

/** A short film about the product, and the button for what it is about. */
export function VideoModal({ open, onClose, title, text, src, action }: VideoModalProps): JSX.Element {
  return (
    <Modal open={open} onClose={onClose} size="md" title={title} footer={action}>
      {src ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a deployment names one file; the text below tells what it shows
        <video className={video} src={src} controls playsInline preload="metadata" aria-label={title} />
      ) : (
        <div className={poster}>
          <SteppedPattern />
          <Logo variant="mark" className={mark} />
        </div>
      )}
      <p className={textClass}>{text}</p>
    </Modal>
  )
}
