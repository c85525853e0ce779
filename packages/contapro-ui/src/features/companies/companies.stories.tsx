import type { Business } from '@contapro/sdk'
import { aBusiness, aRuc, aUser, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { CompanyCards } from './company-cards.tsx'
import { CompanyStatusModal } from './company-status-modal.tsx'
import { CompanySwitcherPanel } from './company-switcher-panel.tsx'

const names = [
  'Comercial Andina del Sur S.A.C.',
  'Agroindustrias Valle Chicama S.A.C.',
  'Constructora Misti Ingenieros S.A.C.',
  'Corporación Farmacéutica Los Olivos S.A.',
  'Textiles Gamarra Norte E.I.R.L.',
  'Transportes Mantaro Express S.R.L.',
] as const

const companies: readonly Business[] = [
  ...names.map((name, index) => aBusiness({ name, ruc: aRuc(200 + index) })),
  aBusiness({ name: 'Huamán Torres, Julio César', ruc: aRuc(210, '10') }),
  aBusiness({
    name: 'Pesquera Bahía de Paita S.A.',
    ruc: aRuc(211),
    status: 'MISSING_PERMISSIONS',
    missing_permissions: [
      { module_name: 'Registro de compras electrónico' },
      { module_name: 'Consulta de comprobantes de pago' },
    ],
  }),
  aBusiness({
    name: 'Importaciones Tecnoandes S.A.C.',
    ruc: aRuc(212),
    status: 'IN_PROGRESS',
    exists_periods_processed: false,
  }),
  aBusiness({
    name: 'Restaurantes Costa y Sazón E.I.R.L.',
    ruc: aRuc(213),
    status: 'INVALID_CREDENTIALS',
    exists_periods_processed: false,
  }),
]

const withCompanies = (list: readonly Business[]) => ({ data: () => ({ ...someMockData(), businesses: [...list] }) })

const meta = {
  title: 'Funciones/Empresas',
  component: CompanyCards,
  args: { onSelect: fn() },
} satisfies Meta<typeof CompanyCards>

export default meta
type Story = StoryObj<typeof meta>

export const Inicio: Story = { decorators: [withStoryHost({ api: withCompanies(companies) })] }

export const EnOtroPrograma: Story = {
  name: 'En otro programa',
  args: { embedded: true },
  decorators: [withStoryHost({ api: withCompanies(companies) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(names[0])).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

export const SinEmpresas: Story = {
  name: 'Sin empresas',
  decorators: [withStoryHost({ api: { scenarios: { listBusinesses: 'empty' } } })],
}

export const Cargando: Story = {
  decorators: [withStoryHost({ api: { scenarios: { listBusinesses: 'slow' } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Cargando empresas...')).toBeVisible()
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ api: { scenarios: { listBusinesses: 'error' } } })],
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar tus empresas')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const SinPlan: Story = {
  name: 'Sin plan',
  decorators: [
    withStoryHost({
      api: {
        ...withCompanies(companies.slice(0, 4)),
        answers: { getMe: aUser({ subscription: null }) },
      },
    }),
  ],
}

export const UnaEmpresaDeNombreLargo: Story = {
  name: 'Una empresa de nombre largo',
  decorators: [
    withStoryHost({
      api: withCompanies([
        aBusiness({
          name: 'Asociación de Productores Agropecuarios y de Servicios Múltiples del Valle de los Ríos Apurímac, Ene y Mantaro Sociedad Anónima Cerrada',
        }),
      ]),
    }),
  ],
}

export const Busqueda: Story = {
  name: 'Búsqueda',
  decorators: [withStoryHost({ api: withCompanies(companies) })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const search = await screen.findByRole('searchbox', { name: 'Buscar empresa' })
    await userEvent.type(search, 'farmaceutica')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    await expect(screen.getByText('Corporación Farmacéutica Los Olivos S.A.')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'no existe{Enter}')
    await expect(await screen.findByText('No se encontraron registros.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(companies.length))
  },
}

export const AbreUnaEmpresa: Story = {
  name: 'Abre una empresa',
  decorators: [withStoryHost({ api: withCompanies(companies) })],
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    const card = await screen.findByRole('link', { name: /Comercial Andina del Sur/ })
    await expect(card).toHaveAttribute('href', expect.stringContaining('#/dashboard?businessUuid='))
    await userEvent.click(card)
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'Comercial Andina del Sur S.A.C.' })),
    )
  },
}

export const SinPeriodosNoAbre: Story = {
  name: 'Si sus periodos no llegan, la empresa no se elige',
  decorators: [withStoryHost({ api: { ...withCompanies(companies), scenarios: { listTaxPeriods: 'error' } } })],
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('link', { name: /Comercial Andina del Sur/ }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos abrir la empresa')
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

const inProgress: readonly Business[] = companies
  .slice(0, 2)
  .map((company) => ({ ...company, status: 'IN_PROGRESS', exists_periods_processed: false }))

export const TodasEnProceso: Story = {
  name: 'Con todas en proceso se espera por ellas',
  decorators: [withStoryHost({ api: withCompanies(inProgress) })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const card = await screen.findByRole('link', { name: /Comercial Andina del Sur/ })
    await expect(card).toHaveAttribute('href', expect.stringContaining('#/processing'))
  },
}

const changing = { ...someMockData(), businesses: [...inProgress] }

export const CambiaDeEstado: Story = {
  name: 'Una empresa cambia de estado a la vista',
  decorators: [withStoryHost({ api: { data: () => changing } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await waitFor(() => expect(screen.getAllByText('Procesando datos')).toHaveLength(2))
    changing.businesses = companies.slice(0, 1).concat(inProgress.slice(1))
    await expect(await screen.findByText('Conectada')).toBeVisible()
    await expect(await page.findByText('Empresa conectada')).toBeInTheDocument()
    await expect(
      page.getByText('Ya puedes ver los comprobantes de Comercial Andina del Sur S.A.C.'),
    ).toBeInTheDocument()
    changing.businesses = [...inProgress]
  },
}

export const EnProceso: Story = {
  name: 'Diálogo: en proceso',
  decorators: [withStoryHost({ api: withCompanies(companies) })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: /Importaciones Tecnoandes/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Procesando datos' })
    await waitFor(() => expect(within(dialog).getByText(/El proceso puede tardar hasta 2 días/)).toBeVisible())
    await expect(within(dialog).getByRole('link', { name: 'Subir archivos' })).toHaveAttribute(
      'href',
      expect.stringContaining('#/uploads?businessUuid='),
    )
  },
}

export const CredencialesInvalidas: Story = {
  name: 'Diálogo: credenciales inválidas',
  decorators: [withStoryHost()],
  render: () => (
    <CompanyStatusModal company={companies.find(({ status }) => status === 'INVALID_CREDENTIALS')} onClose={fn()} />
  ),
}

export const FaltaDePermisos: Story = {
  name: 'Diálogo: falta de permisos',
  decorators: [withStoryHost()],
  render: () => (
    <CompanyStatusModal company={companies.find(({ status }) => status === 'MISSING_PERMISSIONS')} onClose={fn()} />
  ),
}

export const Selector: Story = {
  decorators: [withStoryHost({ api: withCompanies(companies), company: 0 })],
  render: (args) => (
    <div style={{ width: 240 }}>
      <CompanySwitcherPanel onSelect={args.onSelect} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    const current = await screen.findByRole('button', { name: /Comercial Andina del Sur/ })
    await waitFor(() => expect(current).toBeEnabled())
    await userEvent.click(current)
    const search = await screen.findByRole('searchbox')
    await userEvent.type(search, 'gamarra{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Textiles Gamarra Norte E.I.R.L.' }),
    )
    await expect(await screen.findByRole('button', { name: /Textiles Gamarra/ })).toBeVisible()
  },
}
