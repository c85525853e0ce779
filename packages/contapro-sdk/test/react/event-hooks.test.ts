import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode, StrictMode, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import type { ContaproClock, ContaproEventListener } from '../../src/index.ts'
import { useEventLog, useFirstDashboardView, useRegisterCompany, useViewEvent } from '../../src/react.ts'
import { newBusinessOf } from '../../src/rules.ts'
import { aRuc } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'

/** A clock that the test moves. */
let time = 0
const timers = new Map<() => void, number>()
const clock: ContaproClock = {
  now: () => new Date(time),
  after: (ms, run) => {
    timers.set(run, time + ms)
    return () => timers.delete(run)
  },
}
function pass(ms: number): void {
  time += ms
  for (const [run, at] of timers) {
    if (at > time) continue
    timers.delete(run)
    run()
  }
}

const stage = setStage({}, { clock })
const isTimed = (): Promise<void> => expect.poll(() => timers.size).toBe(1)
const viewNow = (): string | null => stage.client.session.auth.getSnapshot().view
const views = (): string[] =>
  stage.api
    .data()
    .events.filter(({ event_type }) => event_type === 'view')
    .map(({ description }) => description)

test('a screen counts as viewed after ten seconds, not before, and once', async () => {
  const { result } = stage.render(() => useViewEvent('comprobantes'))
  expect(result.current).toBeUndefined()
  await isTimed()
  expect(viewNow()).toBe('comprobantes')
  pass(9_999)
  pass(1)
  pass(60_000)
  await expect.poll(views).toEqual(['comprobantes'])
})

test('a screen that is left or changed before counts for nothing, and the next one starts anew', async () => {
  const { rerender, unmount } = stage.render(({ view }) => useViewEvent(view), { view: 'detracciones' })
  await isTimed()
  pass(9_000)
  rerender({ view: 'percepciones' })
  await isTimed()
  pass(9_000)
  pass(1_000)
  await expect.poll(views).toEqual(['percepciones'])
  rerender({ view: 'retenciones' })
  unmount()
  pass(60_000)
  expect(timers.size).toBe(0)
})

test('a screen is named after the effects of its root, so that React renders no other root within them', async () => {
  const inEffects: unknown[] = []
  stage.render(() => {
    useViewEvent('observaciones')
    useEffect(() => void inEffects.push(viewNow()), [])
  })
  expect(inEffects).toEqual([expect.not.stringContaining('observaciones')])
  await expect.poll(viewNow).toBe('observaciones')
})

test('the first dashboard view is told once, in strict mode too', async () => {
  const { wrapper: Wrapper } = stage
  renderHook(() => useFirstDashboardView(), {
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(StrictMode, null, createElement(Wrapper, null, children)),
  })
  await expect
    .poll(() => stage.api.data().events)
    .toMatchObject([{ event_type: 'login_successful', description: 'dashboard' }])
  expect(stage.count('event-logs')).toBe(1)
})

test('what a widget tells reaches listeners and the log', async () => {
  const listener = vi.fn<ContaproEventListener>()
  stage.client.events.subscribe(listener)
  const { result } = stage.render(() => useEventLog())
  act(() => result.current({ type: 'previewed', view: 'detracciones', document: 'constancia' }))
  await expect
    .poll(() => stage.api.data().events)
    .toMatchObject([{ event_type: 'preview', description: 'detracciones_ver_constancia' }])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a registered company is told and logged by the client itself', async () => {
  const { result } = stage.render(() => useRegisterCompany())
  const form = { name: 'NUEVA S.A.C.', nombreSOL: 'PRUEBA01', llaveSOL: 'x', terms: true, privacy: true }
  await act(() => result.current.mutateAsync(newBusinessOf({ ...form, ruc: aRuc(901) })))
  await expect.poll(() => stage.api.data().events).toMatchObject([{ event_type: 'register_business' }])
})
