import { createContaproClient } from '@contapro/sdk'
import { createMockApi, signedInSession } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getResponse } from 'msw'
import { type ComponentType, type JSX, type ReactNode, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { ContaproProvider } from './contapro-provider.tsx'
import { CompanyCards } from './features/companies/company-cards.tsx'
import { CredentialsForm } from './features/companies/credentials-form.tsx'
import { DashboardPanel } from './features/dashboard/dashboard-panel.tsx'
import { EvolutionChart } from './features/dashboard/evolution/evolution-chart.tsx'
import { OverviewCard } from './features/dashboard/overview/overview-card.tsx'
import { DetractionsPanel } from './features/detractions/detractions-panel.tsx'
import { ObservationsPanel } from './features/observations/observations-panel.tsx'
import { PdtPanel } from './features/pdt/pdt-panel.tsx'
import { PerceptionsPanel } from './features/perceptions/perceptions-panel.tsx'
import { ReportDownloadButton } from './features/reports/report-download-button.tsx'
import { RetentionsPanel } from './features/retentions/retentions-panel.tsx'
import { SettingsPanel } from './features/settings/settings-panel.tsx'
import { UploadPanel } from './features/uploads/upload-panel.tsx'
import { PurchaseVouchersPanel } from './features/vouchers/purchase-vouchers-panel.tsx'
import { SalesVouchersPanel } from './features/vouchers/sales-vouchers-panel.tsx'
import type { EmbeddedProps } from './report/report-frame.tsx'

const panels: readonly ComponentType<EmbeddedProps>[] = [
  OverviewCard,
  EvolutionChart,
  PurchaseVouchersPanel,
  SalesVouchersPanel,
  ObservationsPanel,
  DetractionsPanel,
  PerceptionsPanel,
  RetentionsPanel,
  PdtPanel,
  CredentialsForm,
  UploadPanel,
  SettingsPanel,
  CompanyCards,
]

interface HostProps {
  /** The company by its place among the mock's. */
  readonly place: number
  readonly taxPeriod: string
  readonly children: ReactNode
}

/** A host that says once which company and period its widgets are about. */
function Host({ place, taxPeriod, children }: HostProps): JSX.Element {
  const [mock] = useState(() => createMockApi())
  const [client] = useState(() =>
    createContaproClient({
      baseUrl: 'https://mock.contapro.pe',
      retry: false,
      session: signedInSession(),
      fetch: async (request) => (await getResponse(mock.handlers, request)) ?? Response.error(),
    }),
  )
  return (
    <ContaproProvider client={client} businessUuid={mock.data().businesses[place]?.uuid} taxPeriod={taxPeriod}>
      <div style={{ display: 'grid', gap: 24, padding: 24 }}>{children}</div>
    </ContaproProvider>
  )
}

const meta = {
  title: 'Funciones/En otro programa',
  component: Host,
  parameters: { canvas: 'bare', themes: false },
  // Neither the selected company, there is none, nor the newest period.
  args: {
    place: 0,
    taxPeriod: '202607',
    children: (
      <>
        <ReportDownloadButton />
        {panels.map((Panel) => (
          <Panel key={Panel.name} embedded />
        ))}
      </>
    ),
  },
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

export const TodosLosPaneles: Story = {
  name: 'Todos los paneles',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'IGV de julio 2026', busy: false })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Evolución de compras', busy: false })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Comprobantes de venta' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Formulario 621' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Subir archivos' })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Saldo a favor inicial' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Descargar reporte' })).toBeEnabled()
    await waitFor(() => expect(canvasElement.querySelectorAll('table').length).toBeGreaterThan(4))
    // The page, its head and its choice of a period are the host's.
    await expect(canvas.queryAllByRole('heading', { level: 1 })).toEqual([])
    await expect(canvas.queryByRole('combobox', { name: 'Periodo' })).toBeNull()
  },
}

export const ReporteDeEmpresa: Story = {
  name: 'Reporte de empresa',
  args: { children: <DashboardPanel /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'IGV de julio 2026', busy: false })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Evolución de compras', busy: false })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tu reporte de empresa' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Periodo' })).toHaveValue('202607')
  },
}
