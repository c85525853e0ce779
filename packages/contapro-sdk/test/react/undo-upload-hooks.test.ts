import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createUpload, type PeriodScope } from '../../src/index.ts'
import { useRepeatUpload, useTotalAmount, useUndoUpload, useUpload, useUploads } from '../../src/react.ts'
import { aBusiness, anUpload, someMockData } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const { businesses } = someMockData()
const company = businesses.find(({ exists_periods_processed: has }) => !has) ?? aBusiness()
const businessUuid = company.uuid
const scope: PeriodScope = { businessUuid, ruc: company.ruc, taxPeriod: '202608' }

/** Sends a month of purchases. */
async function upload(): Promise<string> {
  const files = [new File(['fecha|serie'], 'LE20990001041.txt')]
  return (await createUpload(stage.client, businessUuid, files)).upload_uuid
}

test('useUndoUpload follows an upload whose end was seen before, and refetches the figures once more', async () => {
  const uploadUuid = await upload()
  const states: unknown[] = []
  const { result } = stage.render(() => {
    const { data } = useUpload(businessUuid, uploadUuid)
    const state = data && `${data.state} ${data.undo?.state ?? ''}`.trim()
    if (states.at(-1) !== state) states.push(state)
    return {
      upload: data,
      undo: useUndoUpload(),
      figures: useTotalAmount(scope),
      uploads: useUploads(businessUuid),
    }
  })
  await waitFor(() => expect(result.current.upload?.state).toBe('done'))
  await waitFor(() => expect(result.current.figures.data?.total_cpes_count).toBeGreaterThan(0))
  expect(result.current.upload).toMatchObject({ can_undo: true, igv_change: expect.stringMatching(/^-\d+\.\d\d$/) })
  const count = stage.count('total-amount')

  await act(() => result.current.undo.mutateAsync({ businessUuid, uploadUuid }))
  await waitFor(() => expect(result.current.upload?.undo?.state).toBe('done'))

  expect(states.slice(-3)).toEqual(['processing', 'processing running', 'done done'])
  await waitFor(() => expect(result.current.figures.data?.total_cpes_count).toBe(0))
  await waitFor(() => expect(result.current.uploads.data?.data[0]?.undo?.state).toBe('done'))
  expect(stage.count('total-amount')).toBe(count + 1)
})

test('useUndoUpload refetches the figures although no component shows the upload', async () => {
  const uploadUuid = 'of-last-week'
  stage.api.data().uploads.set(businessUuid, [anUpload({ upload_uuid: uploadUuid, can_undo: true })])
  const sender = stage.render(() => useUndoUpload())
  const { result } = stage.render(() => useTotalAmount(scope))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  await act(() => sender.result.current.mutateAsync({ businessUuid, uploadUuid }))
  sender.unmount()
  await waitFor(() => expect(stage.count('total-amount')).toBe(2))
})

test('useUndoUpload keeps the error of an upload that cannot be undone, and refetches nothing', async () => {
  stage.api.data().uploads.set(businessUuid, [anUpload({ upload_uuid: 'one' })])
  const { result } = stage.render(() => ({
    uploads: useUploads(businessUuid),
    figures: useTotalAmount(scope),
    undo: useUndoUpload(),
  }))
  await waitFor(() => expect(result.current.uploads.isSuccess && result.current.figures.isSuccess).toBe(true))
  act(() => result.current.undo.mutate({ businessUuid, uploadUuid: 'one' }))
  await waitFor(() => expect(result.current.undo.error).toMatchObject({ status: 409, code: 'UPLOAD_NOT_UNDOABLE' }))
  expect(stage.count('total-amount')).toBe(1)
  expect(stage.count('uploads')).toBe(1)
})

test('useRepeatUpload ingests the files of an undone upload as a new upload and follows it', async () => {
  const undo = { state: 'done', requested_by: 'Ana Pérez', requested_at: '2026-11-28T15:05:00Z' } as const
  stage.api.data().uploads.set(businessUuid, [anUpload({ upload_uuid: 'undone', undo })])
  const { result } = stage.render(() => ({
    uploads: useUploads(businessUuid),
    figures: useTotalAmount(scope),
    repeat: useRepeatUpload(),
  }))
  await waitFor(() => expect(result.current.uploads.isSuccess && result.current.figures.isSuccess).toBe(true))

  const answer = await act(() => result.current.repeat.mutateAsync({ businessUuid, uploadUuid: 'undone' }))
  await waitFor(() => expect(result.current.uploads.data?.data).toHaveLength(2))
  expect(result.current.uploads.data?.data[0]?.upload_uuid).toBe(answer.upload_uuid)
  await waitFor(() => expect(result.current.figures.data?.total_cpes_count).toBeGreaterThan(0))
  await waitFor(() => expect(result.current.uploads.data?.data[0]?.state).toBe('done'))
})

test('useRepeatUpload keeps the error of an upload that was not undone', async () => {
  stage.api.data().uploads.set(businessUuid, [anUpload({ upload_uuid: 'one' })])
  const { result } = stage.render(() => useRepeatUpload())
  act(() => result.current.mutate({ businessUuid, uploadUuid: 'one' }))
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 409, code: 'UPLOAD_NOT_UNDONE' }))
})
