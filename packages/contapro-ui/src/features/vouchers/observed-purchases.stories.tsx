import { aBusiness, aRuc, aVoucher } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PurchaseVouchersPanel } from './purchase-vouchers-panel.tsx'
import { dataWith, observed, withoutRate } from './testing/sample-vouchers.ts'

const meta = {
  title: 'Funciones/Comprobantes observados',
  component: PurchaseVouchersPanel,
  args: { showSummary: true },
} satisfies Meta<typeof PurchaseVouchersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const LlevanAObservaciones: Story = {
  name: 'La cuenta y el estado llevan a Observaciones',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([observed]) } })],
  async play({ canvas }) {
    const count = await canvas.findByRole('link', { name: 'Revisar 1 observado del periodo' })
    const badges = await canvas.findAllByRole('link', { name: 'Observado' })
    for (const link of [count, ...badges])
      await expect(link).toHaveAttribute('href', expect.stringContaining('observa'))
  },
}

const noteWithoutVoucher = aVoucher({ ...withoutRate, code: 'note', type: '07', exchange_rate_date: null })
const ofJuly = aVoucher({ ...observed, code: 'of-july', tax_period: '202607' })

const companyOfList = aBusiness({ ruc: aRuc(101) }).uuid

/** Each link has the company of the list, although another one is selected. */
export const DeOtraEmpresa: Story = {
  name: 'Los enlaces llevan a la empresa de la lista',
  args: { businessUuid: companyOfList },
  decorators: [
    withStoryHost({ company: 1, api: { data: dataWith([observed, ofJuly, withoutRate, noteWithoutVoucher]) } }),
  ],
  async play({ canvas }) {
    const inList = `businessUuid=${companyOfList}`
    const addressesOf = async (name: RegExp): Promise<(string | null)[]> =>
      (await canvas.findAllByRole('link', { name })).map((link) => link.getAttribute('href'))
    await expect(await addressesOf(/^Revisar 2/)).toEqual([`#/observations?${inList}&taxPeriod=202608`])
    await expect(await addressesOf(/^Observado$/)).toEqual([
      `#/observations?${inList}&taxPeriod=202608`,
      `#/observations?${inList}&taxPeriod=202607`,
    ])
    await expect(await addressesOf(/^Falta tipo de cambio$/)).toEqual([
      `#/settings?section=exchange_rates&currency=USD&date=2026-08-05&${inList}`,
      `#/uploads?${inList}`,
    ])
    await expect(await addressesOf(/de otro periodo$/)).toEqual([
      `#/vouchers?operation=COMPRA&${inList}&taxPeriod=202608&figure=igv-compras-de-otro-periodo`,
    ])
  },
}
