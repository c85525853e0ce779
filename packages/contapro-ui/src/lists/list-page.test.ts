import { ContaproError } from '@contapro/sdk'
import { expect, test, vi } from 'vitest'
import { listPageOf } from './list-page.ts'

const answer = { metadata: { pagination: { total_pages: 4 } } }
const query = { data: undefined, error: null, isPlaceholderData: false, refetch: vi.fn<() => void>() }

test('a list without answer and failure loads, and nobody knows of how many pages it is', () => {
  expect(listPageOf(query, 'No se pudo')).toMatchObject({ state: { status: 'loading' }, totalPages: undefined })
})

test('a list that did not come says what and why, and asks again by its button', () => {
  const error = new ContaproError({ kind: 'http', status: 500, code: 'INTERNAL', message: 'Ocurrió un error.' })
  const { state } = listPageOf({ ...query, error }, 'No pudimos cargar las percepciones')
  expect(state).toMatchObject({ title: 'No pudimos cargar las percepciones', text: 'Ocurrió un error.' })
  if (state.status === 'error') state.onRetry?.()
  expect(query.refetch).toHaveBeenCalledOnce()
})

test('a failed renewal leaves the rows that are there', () => {
  const error = new ContaproError({ kind: 'network', code: 'NETWORK_UNREACHABLE', message: 'Sin red.' })
  expect(listPageOf({ ...query, data: answer, error }, '')).toMatchObject({ state: { status: 'ready' }, answer })
})

test('while another page is on its way the one before stays, and the number of pages is not that of the new one', () => {
  const page = listPageOf({ ...query, data: answer, isPlaceholderData: true }, '')
  expect(page).toMatchObject({ state: { status: 'ready' }, isRefreshing: true, totalPages: undefined })
  expect(listPageOf({ ...query, data: answer }, '').totalPages).toBe(4)
})

test.each([
  ['vouchers, one level down', answer],
  ['the others', { pagination: { total_pages: 4 } }],
])('the number of pages is read from the answer of %s', (_, data) => {
  expect(listPageOf({ ...query, data }, '').totalPages).toBe(4)
})
