import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CreateUploadResult, useCreateUpload } from '../../src/react.ts'
import { aBusiness, someMockData } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const [company = aBusiness()] = someMockData().businesses

/** Sends one file. */
function send(signal?: AbortSignal): { readonly current: CreateUploadResult } {
  const { result } = stage.render(() => useCreateUpload())
  const files = [new File(['fecha|serie'], 'LE20990001041.txt')]
  act(() => result.current.mutate({ businessUuid: company.uuid, files, signal }))
  return result
}

test('useCreateUpload sends no file when the account cannot upload so much', async () => {
  stage.api.data().uploadBytesLeft = 10
  const result = send()
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 429, code: 'UPLOAD_DAY_LIMIT_REACHED' }))
  expect(stage.count('upload-check')).toBe(1)
  expect(stage.count('uploads')).toBe(0)
})

test('useCreateUpload sends no file once it is cancelled while the limits are checked', async () => {
  stage.api.setScenario('slow', 'checkUpload')
  const abort = new AbortController()
  const result = send(abort.signal)
  await waitFor(() => expect(stage.count('upload-check')).toBe(1))
  act(() => abort.abort())
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'aborted' }))
  expect(stage.count('uploads')).toBe(0)
})

test('useCreateUpload sends the files when the limits cannot be checked', async () => {
  stage.api.setScenario('error', 'checkUpload')
  const result = send()
  await waitFor(() => expect(result.current.data).toMatchObject({ state: 'processing' }))
  expect(stage.count('uploads')).toBe(1)
})
