import { tokenClaims } from '@contapro/sdk'
import type { FrameContent, FrameMessage } from '@contapro/sdk/frame'
import type { ConfigOutcome } from '../app/config.ts'
import { type FrameAccess, openAccess } from './frame-access.ts'
import { contentOfAddress, isKnownTheme, mergeContent, problemOfContent } from './frame-content.ts'
import { type FrameProblem, problems } from './frame-problem.ts'
import { listenToHost } from './host-page.ts'
import { isWidgetName } from './widgets.ts'

/** What a frame shows now. */
export interface FrameState {
  readonly widget: string
  readonly content: FrameContent
  readonly access: FrameAccess
  /** Nothing mends it: it stands for everything else. */
  readonly fatal?: FrameProblem
  /** Stands above the widget. */
  readonly notice?: FrameProblem | undefined
}

/** One frame, from its address and its host's messages to what it shows. */
export interface Frame {
  readonly getSnapshot: () => FrameState
  readonly subscribe: (listener: () => void) => () => void
  readonly tell: (message: FrameMessage) => void
  /** Shows what somebody chose in the widget, in the place of what the host gave. */
  readonly choose: (choice: Pick<FrameContent, 'operation' | 'period'>) => void
  /** Shows a problem above the widget, and tells it. */
  readonly notify: (problem: FrameProblem) => void
  /** Shows a problem that nothing mends, and tells it. */
  readonly stop: (problem: FrameProblem) => void
  /** Asks the host for a token again. */
  readonly retry: () => void
}

/** How long the host may take for the first token, in milliseconds. */
const FIRST_TOKEN_LIMIT_MS = 15_000

/** Makes the frame of a window. It listens from now on, keeps nothing in the browser's storage, and tells the host that it is ready. */
export function createFrame(view: Window, outcome: ConfigOutcome): Frame {
  const listeners = new Set<() => void>()
  const { apiBaseUrl, frameOrigins } = outcome.ok ? outcome.config : { apiBaseUrl: '', frameOrigins: [] }
  let state: FrameState = {
    widget: view.location.pathname.split('/')[2] ?? '',
    content: contentOfAddress(view.location),
    access: { state: 'waiting' },
  }
  const set = (patch: Partial<FrameState>): void => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const tellProblem = ({ code, title, text }: FrameProblem): void =>
    host.tell({ type: 'contapro:error', code, message: `${title}. ${text}` })
  const notify = (notice: FrameProblem): void => {
    set({ notice })
    tellProblem(notice)
  }
  const stop = (fatal: FrameProblem): void => {
    set({ fatal })
    tellProblem(fatal)
  }
  const close = (problem: FrameProblem): void => {
    set({ access: { state: 'closed', problem } })
    tellProblem(problem)
  }
  const ask = (): void => host.tell({ type: 'contapro:token-request' })
  let limit = 0
  const awaitToken = (): void => {
    set({ access: { state: 'waiting' } })
    view.clearTimeout(limit)
    limit = view.setTimeout(() => {
      if (state.access.state === 'waiting') close(problems.tokenMissing)
    }, FIRST_TOKEN_LIMIT_MS)
  }

  const takeToken = (token: string | null): void => {
    const { access } = state
    const account = token === null ? undefined : (tokenClaims(token).sub ?? token)
    if (access.state === 'open') access.tokens.take(account === access.account ? token : null)
    if (token === null || account === undefined) return close(problems.signedOut)
    // Another accountant's answers never meet those of the one before.
    if (access.state === 'open' && access.account === account) return
    const onExpired = (): void => {
      if (state.access === opened) close(problems.tokenRefused)
    }
    const opened = openAccess({ account, token, apiBaseUrl, ask, onExpired })
    set({ access: opened })
  }
  const show = (change: FrameContent): void => {
    set({ content: mergeContent(state.content, change), notice: undefined })
    check()
  }
  const check = (): void => {
    const problem = problemOfContent(state.content)
    if (problem) tellProblem(problem)
    if (!isKnownTheme(state.content.theme)) notify(problems.themeUnknown)
  }

  const host = listenToHost(view, frameOrigins, {
    onMessage: (message) => (message.type === 'contapro:token' ? takeToken(message.token) : show(message)),
    onProblem: (problem) => (problem.code === 'HOST_ORIGIN_NOT_ALLOWED' ? stop(problem) : notify(problem)),
  })
  if (view.parent === view) {
    set({ fatal: problems.withoutHost })
  } else {
    host.tell({ type: 'contapro:ready', widget: state.widget })
    if (!outcome.ok) stop(problems.configBroken(outcome.problem.message))
    else if (!isWidgetName(state.widget)) stop(problems.widgetUnknown(state.widget))
    else {
      check()
      awaitToken()
    }
  }
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: host.tell,
    choose: (choice) => set({ content: mergeContent(state.content, choice) }),
    notify,
    stop,
    retry: () => {
      awaitToken()
      ask()
    },
  }
}
