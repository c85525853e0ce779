import './hosted.js'
import { type ContaproFrame, type ContaproFrameOptions, mountContaproFrame } from '@contapro/sdk/frame'

/** What a test asks of the page. */
interface FrameControls {
  /** Shows a frame and answers its number; what it says is heard under it. */
  readonly mount: (options: Partial<Omit<ContaproFrameOptions, 'getAccessToken'>>, tokens?: (string | null)[]) => number
  /** Each by its number, while it is shown. */
  readonly frames: ReadonlyMap<number, ContaproFrame>
  readonly unmount: (number: number) => void
}

declare global {
  interface Window {
    frameHost: FrameControls
  }
}

const { url, token, company } = window.hosted
const root = document.getElementById('root')
const frames = new Map<number, ContaproFrame>()
let mounted = 0
window.heard = []

window.frameHost = {
  frames,
  unmount: (number) => {
    frames.get(number)?.unmount()
    frames.delete(number)
  },
  mount: (options, tokens = [token]) => {
    const number = mounted++
    const hear = (said: object): void => void window.heard.push({ frame: number, ...said })
    const given = [...tokens]
    if (!root) throw new Error('The page has no #root.')
    frames.set(
      number,
      mountContaproFrame(root, {
        url,
        widget: 'overview',
        title: `Contapro ${number}`,
        company,
        period: '202608',
        // The last token is given again and again.
        getAccessToken: () => (given.length > 1 ? given.shift() : given[0]) ?? null,
        onEvent: (event) => hear({ event }),
        onNavigate: (target) => hear({ target }),
        onPeriodChange: (period) => hear({ period }),
        onError: ({ code, message }) => hear({ code, message }),
        ...options,
      }),
    )
    return number
  },
}
