import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTotalAmount, useUpdateSettings } from '../../src/react.ts'
import { aBusiness, aSettings, someMockData } from '../../src/testing/index.ts'
import { setStage } from '../support/render-with-client.ts'
import { waitFor } from '../support/wait-for.ts'

const stage = setStage()
const [company = aBusiness()] = someMockData().businesses
const scope = { businessUuid: company.uuid, ruc: company.ruc, taxPeriod: '202608' }

test('figures are asked for once more when the purchases have been reviewed again, on a screen that knows no settings', async () => {
  stage.api.data().settings.set(company.uuid, aSettings({ is_reviewing: true }))
  const { result } = stage.render(() => ({ figures: useTotalAmount(scope), update: useUpdateSettings() }))
  await waitFor(() => expect(result.current.figures.isSuccess).toBe(true))
  await act(() =>
    result.current.update.mutateAsync({ businessUuid: company.uuid, patch: { foreign_words: ['licor'] } }),
  )
  await waitFor(() => expect(stage.count('total-amount')).toBe(2))
  // The change, and a look at what is still under way.
  await waitFor(() => expect(stage.count('settings')).toBeGreaterThanOrEqual(2))
  expect(stage.count('total-amount')).toBe(2)

  stage.api.data().settings.set(company.uuid, aSettings())
  await waitFor(() => expect(stage.count('total-amount')).toBe(3))
})
