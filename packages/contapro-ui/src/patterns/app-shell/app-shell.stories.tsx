import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import {
  Building2Icon,
  CircleQuestionMarkIcon,
  DownloadIcon,
  FileChartColumnIcon,
  KeyRoundIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  LogOutIcon,
  MessageCircleIcon,
  ReceiptTextIcon,
  UploadIcon,
} from '../../primitives/icon/icons.ts'
import { CompanySwitcher, type SwitcherCompany } from '../company-switcher/company-switcher.tsx'
import { PageContent, PageHeader } from '../page-header/page-header.tsx'
import { PeriodSelect } from '../period-select/period-select.tsx'
import { Sidebar, type SidebarItem } from '../sidebar/sidebar.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { AppShell } from './app-shell.tsx'
import { SideSheet } from './side-sheet.tsx'

const choose = fn()
const signOut = fn()

const current: SwitcherCompany = { uuid: '1', name: 'Comercial Andina del Sur S.A.C.', ruc: '20990000019' }
const companies: readonly SwitcherCompany[] = [
  current,
  { uuid: '2', name: 'Agroindustrias Valle Chicama S.A.C.', ruc: '20990000027' },
  { uuid: '3', name: 'Huamán Torres, Julio César', ruc: '10990000001' },
  { uuid: '4', name: 'Pesquera Bahía de Paita S.A.', ruc: '20990000035', reason: 'Falta de permisos' },
]

const sections = (isDisabled: boolean): readonly (readonly SidebarItem[])[] => [
  [
    { id: 'home', label: 'Inicio', icon: LayoutDashboardIcon, href: '#inicio', current: true, disabled: isDisabled },
    {
      id: 'vouchers',
      label: 'Comprobantes de compra',
      icon: ReceiptTextIcon,
      href: '#comprobantes',
      disabled: isDisabled,
    },
    { id: 'detractions', label: 'Detracciones', icon: LandmarkIcon, href: '#detracciones', disabled: isDisabled },
    { id: 'pdt', label: 'Informe PDT', icon: FileChartColumnIcon, href: '#pdt', disabled: isDisabled },
  ],
  [
    { id: 'credentials', label: 'Editar credenciales', icon: KeyRoundIcon, href: '#credenciales' },
    { id: 'uploads', label: 'Subir archivos', icon: UploadIcon, href: '#subir' },
  ],
]

const help: readonly SidebarItem[] = [
  {
    id: 'faq',
    label: 'Preguntas frecuentes',
    icon: CircleQuestionMarkIcon,
    href: 'https://ayuda.example',
    external: true,
  },
  { id: 'support', label: 'Soporte por WhatsApp', icon: MessageCircleIcon, href: 'https://wa.example', external: true },
]

function Page({ siscont = false, isDisabled = false }: { readonly siscont?: boolean; readonly isDisabled?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [period, setPeriod] = useState('202608')
  const sidebar = (
    <Sidebar
      header={<CompanySwitcher current={current} companies={companies} onChoose={choose} />}
      groups={sections(isDisabled)}
      footer={help}
    />
  )
  return (
    <AppShell
      topBar={
        <TopBar
          siscont={siscont}
          homeHref="#inicio"
          links={[{ id: 'companies', label: 'Mis Empresas', icon: Building2Icon, href: '#empresas' }]}
          user={{
            name: 'Rosa Elvira Quispe',
            menu: [
              { id: 'session', items: [{ id: 'out', label: 'Cerrar sesión', icon: LogOutIcon, onSelect: signOut }] },
            ],
          }}
          onOpenMenu={() => setOpen(true)}
        />
      }
      sidebar={sidebar}
    >
      <PageContent>
        <PageHeader
          title="Tu reporte de empresa"
          subtitle="Comercial Andina del Sur S.A.C. · RUC 20990000019"
          back={{ label: 'Volver', href: '#volver' }}
          actions={[
            <PeriodSelect key="period" periods={['202608', '202607']} value={period} onChange={setPeriod} />,
            <Button key="download" variant="primary" icon={DownloadIcon}>
              Descargar reporte
            </Button>,
          ]}
        />
        <Card aria-label="Contenido">
          <CardBody>Contenido de la página</CardBody>
        </Card>
      </PageContent>
      <SideSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Avatar name="Rosa Elvira Quispe" kind="person" />
            <span style={{ flex: 1 }}>Rosa Elvira Quispe</span>
            <Button icon={LogOutIcon} onClick={signOut}>
              Cerrar sesión
            </Button>
          </>
        }
      >
        {sidebar}
      </SideSheet>
    </AppShell>
  )
}

const meta = { title: 'Patrones/Marco de la app', component: Page, parameters: { canvas: 'page' } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>

export const Escritorio: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Contapro, ir al inicio' })).toBeVisible()
  },
}

export const Siscont: Story = { args: { siscont: true } }

export const SinPeriodos: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Detracciones' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
    await expect(canvas.getByRole('link', { name: 'Editar credenciales' })).toHaveAttribute('href', '#credenciales')
  },
}

export const CambiarDeEmpresa: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Comercial Andina del Sur/ }))
    const popup = await screen.findByRole('dialog', { name: 'Cambiar de empresa' })
    const search = within(popup).getByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await expect(within(popup).queryByText('Comercial Andina del Sur S.A.C.')).toBeNull()
    await userEvent.type(search, 'bahia')
    await userEvent.click(within(popup).getByRole('button', { name: /Pesquera/ }))
    await expect(choose).not.toHaveBeenCalled()
    await userEvent.clear(search)
    await userEvent.type(search, 'zzz')
    await expect(within(popup).getByText('No se encontraron registros.')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, '10990000001{Enter}')
    await expect(choose).toHaveBeenCalledWith(companies[2])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const MenuLateral: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = canvasElement.querySelector<HTMLButtonElement>('button[aria-haspopup=dialog][aria-label=Menú]')
    open?.click()
    const sheet = await screen.findByRole('dialog', { name: 'Menú' })
    await waitFor(() => expect(within(sheet).getByRole('link', { name: 'Subir archivos' })).toBeVisible())
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  },
}
