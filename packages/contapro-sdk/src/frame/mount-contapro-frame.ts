import { type FrameEvent, type FrameHostMessage, type FrameMessage, readFrameMessage } from './frame-message.ts'
import type { FrameContent, FrameTarget, FrameWidget } from './frame-widget.ts'
import { noticeOf } from './frame-notice.ts'

/** What failed in a frame, or around it: FRAME_NOT_READY when nothing answered at its address. */
export interface FrameProblem {
  /** Decide by it. */
  readonly code: string
  /** Spanish; it stands in the frame's place already. */
  readonly message: string
}

/** What a frame is mounted with. */
export interface ContaproFrameOptions extends FrameContent {
  /** Where Contapro's web app is: 'https://app.contapro.pe'. */
  readonly url: string
  readonly widget: FrameWidget
  /** The frame's name for screen readers. */
  readonly title: string
  /**
   * The access token of the signed-in accountant, or null. `isRefused` says that the one before was refused: give a new one, or null
   * when the session is over. It goes to Contapro's origin by message alone, never into an address.
   */
  readonly getAccessToken: (isRefused: boolean) => string | null | Promise<string | null>
  readonly onEvent?: (event: FrameEvent) => void
  /** A link of `links` was pressed. */
  readonly onNavigate?: (target: FrameTarget) => void
  /** Somebody chose another tax period, `YYYYMM`. */
  readonly onPeriodChange?: (period: string) => void
  readonly onError?: (problem: FrameProblem) => void
  /** How long the frame may take to answer before a notice stands in its place. Default 15,000. */
  readonly readyTimeoutMs?: number
}

/** A frame on the page. */
export interface ContaproFrame {
  readonly element: HTMLIFrameElement
  /** Shows another company, period or look, without loading anew. */
  readonly show: (content: FrameContent) => void
  /** Takes the frame off the page; nothing of it stays. */
  readonly unmount: () => void
}

/**
 * Shows a widget of Contapro in a frame inside `container`, as high as its content. Messages are taken from that frame and Contapro's
 * origin only, and the token goes there only. Contapro must know the page's origin (`frameOrigins` of its config.json).
 *
 * @throws TypeError when `url` is no http(s) address.
 */
export function mountContaproFrame(container: HTMLElement, options: ContaproFrameOptions): ContaproFrame {
  const address = addressOf(options)
  const page = container.ownerDocument
  const view = page.defaultView ?? window
  // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin of the host's choice, with scripts and its own storage
  const element = page.createElement('iframe')
  const notice = noticeOf(page)
  let content: FrameContent = contentOf(options)
  let isReady = false

  const post = (message: FrameHostMessage): void => element.contentWindow?.postMessage(message, address.origin)
  const fail = (problem: FrameProblem): void => options.onError?.(problem)
  const giveToken = async (isRefused: boolean): Promise<void> => {
    try {
      post({ type: 'contapro:token', token: await options.getAccessToken(isRefused) })
    } catch {
      fail({ code: 'ACCESS_TOKEN_UNAVAILABLE', message: 'No pudimos verificar tu sesión.' })
      post({ type: 'contapro:token', token: null })
    }
  }
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.source !== element.contentWindow || event.origin !== address.origin) return
    const message = readFrameMessage(event.data)
    if (message) take(message)
  }
  const take = (message: FrameMessage): void => {
    switch (message.type) {
      case 'contapro:ready':
        isReady = true
        view.clearTimeout(timer)
        notice.hide(element)
        post({ type: 'contapro:show', ...content })
        return void giveToken(false)
      case 'contapro:token-request':
        return void giveToken(true)
      case 'contapro:height':
        element.style.height = `${message.height}px`
        return undefined
      case 'contapro:event':
        return options.onEvent?.(message.event)
      case 'contapro:navigate':
        return options.onNavigate?.(message.target)
      case 'contapro:period':
        content = { ...content, period: message.period }
        return options.onPeriodChange?.(message.period)
      case 'contapro:error':
        return fail({ code: message.code, message: message.message })
    }
  }
  const timer = view.setTimeout(() => {
    const problem = { code: 'FRAME_NOT_READY', message: notReady(view.location.origin) }
    notice.show(element, problem.message)
    fail(problem)
  }, options.readyTimeoutMs ?? 15_000)

  element.title = options.title
  // Copying an amount asks for it; nothing else is lent to the frame.
  element.allow = 'clipboard-write'
  element.referrerPolicy = 'no-referrer'
  // With another scheme than its content's the browser paints a ground behind the frame.
  Object.assign(element.style, { display: 'block', width: '100%', border: '0', colorScheme: 'light' })
  element.src = address.href
  view.addEventListener('message', hear)
  container.append(element)
  return {
    element,
    show: (next) => {
      content = { ...content, ...next }
      if (isReady) post({ type: 'contapro:show', ...next })
    },
    unmount: () => {
      view.clearTimeout(timer)
      view.removeEventListener('message', hear)
      notice.hide(element)
      element.remove()
    },
  }
}

/** Everything but the widget's name travels by message, so that the address tells nobody what is looked at. */
function addressOf({ url, widget }: ContaproFrameOptions): URL {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(`/embed/${widget}`, url)
  throw new TypeError(
    `mountContaproFrame cannot open "${url}". Give the http(s) address of Contapro's web app as \`url\`.`,
  )
}

function contentOf({ company, period, operation, theme, links }: ContaproFrameOptions): FrameContent {
  return {
    ...(company === undefined ? {} : { company }),
    ...(period === undefined ? {} : { period }),
    ...(operation === undefined ? {} : { operation }),
    ...(theme === undefined ? {} : { theme }),
    ...(links === undefined ? {} : { links }),
  }
}

const notReady = (origin: string): string =>
  `Contapro no se pudo abrir en esta página. Vuelve a cargarla; si sigue así, pide a quien administra Contapro que permita ${origin}.`
