import { describe, expect, test } from 'vitest'
import { readFrameHostMessage, readFrameMessage } from '../../src/frame.ts'

describe('a frame hears of its host', () => {
  test.each([
    [{ type: 'contapro:token', token: 'a.b.c' }],
    [{ type: 'contapro:token', token: null }],
    [{ type: 'contapro:show' }],
    [
      {
        type: 'contapro:show',
        company: 'x',
        period: '202608',
        operation: 'VENTA',
        theme: 'siscont',
        links: { home: 'https://a.pe' },
      },
    ],
    [{ type: 'contapro:show', theme: { accent: '#5b2a86', radius: 4 } }],
  ])('%j', (data) => {
    expect(readFrameHostMessage(data)).toEqual({ message: data })
  })

  test.each([
    [{ type: 'contapro:token' }],
    [{ type: 'contapro:token', token: '' }],
    [{ type: 'contapro:token', token: { toString: 'x' } }],
    [{ type: 'contapro:show', company: 7 }],
    [{ type: 'contapro:show', operation: 1 }],
    [{ type: 'contapro:show', theme: { radius: 4 } }],
    [{ type: 'contapro:show', theme: ['siscont'] }],
    [{ type: 'contapro:show', links: { home: 1 } }],
    [{ type: 'contapro:unknown' }],
  ])('that one of ours cannot be read: %j', (data) => {
    expect(readFrameHostMessage(data)).toEqual({ unreadable: data.type })
  })

  test.each([[undefined], [null], ['contapro:token'], [{ type: 'webpackOk' }], [{ source: 'devtools' }], [[]]])(
    'nothing in what others send: %j',
    (data) => {
      expect(readFrameHostMessage(data)).toBeUndefined()
    },
  )
})

describe('a host hears of its frame', () => {
  test.each([
    [{ type: 'contapro:ready', widget: 'overview' }],
    [{ type: 'contapro:token-request' }],
    [{ type: 'contapro:height', height: 0 }],
    [{ type: 'contapro:event', event: { type: 'viewed', view: 'dashboard' } }],
    [{ type: 'contapro:navigate', target: { to: 'vouchers', operation: 'COMPRA' } }],
    [{ type: 'contapro:period', period: '202608' }],
    [{ type: 'contapro:error', code: 'TOKEN_MISSING', message: 'Inicia sesión' }],
  ])('%j', (data) => {
    expect(readFrameMessage(data)).toEqual(data)
  })

  test.each([
    [{ type: 'contapro:height', height: '100vh' }],
    [{ type: 'contapro:height', height: -1 }],
    [{ type: 'contapro:height', height: Number.NaN }],
    [{ type: 'contapro:navigate', target: 'https://a.pe' }],
    [{ type: 'contapro:error', code: 'X' }],
    [{ type: 'toString' }],
    [{}],
    [null],
  ])('nothing that cannot be read: %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined()
  })
})
