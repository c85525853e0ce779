import { type FrameHostMessage, type FrameMessage, readFrameHostMessage } from '@contapro/sdk/frame'
import { type FrameProblem, problems } from './frame-problem.ts'

/** The page around the frame. */
export interface HostPage {
  readonly tell: (message: FrameMessage) => void
}

/** Who hears what the page around says. */
export interface HostListener {
  readonly onMessage: (message: FrameHostMessage) => void
  readonly onProblem: (problem: FrameProblem) => void
}

/** What may be told before the page around has shown who it is: it says nothing of anybody. */
const open: ReadonlySet<FrameMessage['type']> = new Set(['contapro:ready', 'contapro:height', 'contapro:error'])

/**
 * Listens to the page around, if its origin is one of `origins` or our own. Whoever else is in the window is not heard: other
 * frames, pages that this one opened, scripts that post to everybody.
 */
export function listenToHost(view: Window, origins: readonly string[], listener: HostListener): HostPage {
  const allowed = new Set([view.location.origin, ...origins])
  let host: string | undefined
  view.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const read = source === view.parent ? readFrameHostMessage(data) : undefined
    if (!read) return
    if (!allowed.has(origin)) return listener.onProblem(problems.originNotAllowed(origin))
    host = origin
    if ('unreadable' in read) listener.onProblem(problems.messageUnreadable)
    else listener.onMessage(read.message)
  })
  return {
    tell: (message) => {
      if (host !== undefined) view.parent.postMessage(message, host)
      else if (open.has(message.type)) view.parent.postMessage(message, '*')
    },
  }
}
