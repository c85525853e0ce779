import { igvRateNames, igvRateText } from '@contapro/sunat'
import { expect, test } from 'vitest'
import { voucherDetailTexts } from './voucher-detail.messages.ts'

test.each(igvRateNames)('the rate %s is named as the table of rates names it', (rate) => {
  expect(voucherDetailTexts.rates[rate]).toBe(igvRateText(rate))
})
