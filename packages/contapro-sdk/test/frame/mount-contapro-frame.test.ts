// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import {
  type ContaproFrame,
  type ContaproFrameOptions,
  type FrameHostMessage,
  type FrameMessage,
  mountContaproFrame,
} from '../../src/frame.ts'

const url = 'https://app.contapro.test'
/** What stands behind the frame's address, as far as a page around it sees it. */
let inside: { readonly postMessage: Mock<(message: FrameHostMessage, origin: string) => void> }
let container: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  inside = { postMessage: vi.fn<(message: FrameHostMessage, origin: string) => void>() }
  // Outside of the page, so that nothing loads.
  container = document.createElement('div')
})

afterEach(() => void vi.useRealTimers())

function mount(options: Partial<ContaproFrameOptions> = {}): ContaproFrame {
  const frame = mountContaproFrame(container, {
    url,
    widget: 'dashboard',
    title: 'Contapro',
    getAccessToken: () => 'a.b.c',
    ...options,
  })
  Object.defineProperty(frame.element, 'contentWindow', { value: inside })
  return frame
}

/** What the frame says. */
async function say(data: FrameMessage, from: { readonly source?: unknown; readonly origin?: string } = {}) {
  const event = new MessageEvent('message', { data, origin: url, ...({ source: inside, ...from } as object) })
  window.dispatchEvent(event)
  await vi.advanceTimersByTimeAsync(0)
}

const ready: FrameMessage = { type: 'contapro:ready', widget: 'dashboard' }
const told = (): FrameHostMessage[] => inside.postMessage.mock.calls.map(([message]) => message)

describe('a frame that is mounted', () => {
  test('gets its content and the token when it is ready, for its origin alone', async () => {
    mount({ company: 'x', period: '202608', operation: 'VENTA', theme: 'siscont' })
    expect(told()).toEqual([])
    await say(ready)
    expect(told()).toEqual([
      { type: 'contapro:show', company: 'x', period: '202608', operation: 'VENTA', theme: 'siscont' },
      { type: 'contapro:token', token: 'a.b.c' },
    ])
    expect(inside.postMessage.mock.calls.map(([, origin]) => origin)).toEqual([url, url])
  })

  test('hears nothing of another window or another origin', async () => {
    mount()
    await say(ready, { source: {} })
    await say(ready, { origin: 'https://evil.test' })
    expect(told()).toEqual([])
  })

  test('asks for another token when one is refused', async () => {
    const getAccessToken = vi.fn<ContaproFrameOptions['getAccessToken']>((isRefused: boolean) =>
      isRefused ? 'new' : 'old',
    )
    mount({ getAccessToken })
    await say(ready)
    await say({ type: 'contapro:token-request' })
    expect(told().filter(({ type }) => type === 'contapro:token')).toEqual([
      { type: 'contapro:token', token: 'old' },
      { type: 'contapro:token', token: 'new' },
    ])
  })

  test.each([
    ['throws', () => raise()],
    ['rejects', () => Promise.reject(new Error('no session'))],
  ])('tells the page when getAccessToken %s, and the frame that nobody is signed in', async (_, getAccessToken) => {
    const onError = vi.fn<NonNullable<ContaproFrameOptions['onError']>>()
    mount({ getAccessToken, onError })
    await say(ready)
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'ACCESS_TOKEN_UNAVAILABLE' })]])
    expect(told()).toContainEqual({ type: 'contapro:token', token: null })
  })

  test('tells the period that was chosen, and begins with it when it loads anew', async () => {
    const onPeriodChange = vi.fn<NonNullable<ContaproFrameOptions['onPeriodChange']>>()
    mount({ period: '202608', onPeriodChange })
    await say(ready)
    await say({ type: 'contapro:period', period: '202607' })
    expect(onPeriodChange.mock.calls).toEqual([['202607']])
    await say(ready)
    expect(told().filter(({ type }) => type === 'contapro:show')).toEqual([
      { type: 'contapro:show', period: '202608' },
      { type: 'contapro:show', period: '202607' },
    ])
  })

  test('shows what was asked for before it was ready', async () => {
    const frame = mount({ period: '202608' })
    frame.show({ period: '202606' })
    expect(told()).toEqual([])
    await say(ready)
    expect(told()[0]).toEqual({ type: 'contapro:show', period: '202606' })
  })
})

describe('a frame that does not answer', () => {
  test('is a notice after 15 seconds, which goes when the frame comes after all', async () => {
    const onError = vi.fn<NonNullable<ContaproFrameOptions['onError']>>()
    const frame = mount({ onError })
    vi.advanceTimersByTime(14_999)
    expect(onError).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'FRAME_NOT_READY' })]])
    expect(container.querySelector('[role="alert"]')?.textContent).toBe(onError.mock.calls[0]?.[0].message)
    expect(frame.element.style.display).toBe('none')
    await say(ready)
    expect(container.querySelector('[role="alert"]')).toBeNull()
    expect(frame.element.style.display).toBe('block')
  })

  test('says nothing once it is unmounted, and leaves nothing on the page', async () => {
    const onError = vi.fn<NonNullable<ContaproFrameOptions['onError']>>()
    const getAccessToken = vi.fn<ContaproFrameOptions['getAccessToken']>(() => null)
    mount({ onError, getAccessToken }).unmount()
    vi.advanceTimersByTime(60_000)
    await say(ready)
    expect(onError).not.toHaveBeenCalled()
    expect(getAccessToken).not.toHaveBeenCalled()
    expect(container.childNodes.length).toBe(0)
  })
})

test.each(['', 'app.contapro.test', 'ftp://app.contapro.test', 'javascript:alert(1)'])(
  'the address "%s" is refused before anything is on the page',
  (wrong) => {
    expect(() => mount({ url: wrong })).toThrow(TypeError)
    expect(container.childNodes.length).toBe(0)
  },
)

function raise(): never {
  throw new Error('no session')
}
