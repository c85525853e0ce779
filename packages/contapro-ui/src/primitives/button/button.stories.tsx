import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckIcon, ChevronDownIcon, DownloadIcon, ListFilterIcon, XIcon } from '../icon/icons.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Primitivas/Botón',
  component: Button,
  args: { children: 'Descargar reporte', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const

export const Variantes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} style={row}>
          <Button size={size} variant="primary" icon={DownloadIcon}>
            Descargar
          </Button>
          <Button size={size} icon={ListFilterIcon}>
            Filtrar
          </Button>
          <Button size={size} iconEnd={ChevronDownIcon}>
            Descarga masiva
          </Button>
          <Button size={size} variant="ghost">
            Limpiar
          </Button>
          <Button size={size} variant="link">
            Ver detalle
          </Button>
          <Button size={size} variant="danger">
            Rechazar
          </Button>
          <IconButton size={size} icon={XIcon} label="Cerrar" />
          <ButtonLink size={size} href="#inicio">
            Ir al inicio
          </ButtonLink>
        </div>
      ))}
      <div style={row}>
        <Button variant="primary" busy busyLabel="Guardando" icon={CheckIcon}>
          Guardar
        </Button>
        <Button busy busyLabel="Descargando">
          Descargar
        </Button>
        <Button disabled>Inactivo</Button>
        <Button variant="primary" disabled>
          Inactivo
        </Button>
        <Button variant="ghost" disabled>
          Inactivo
        </Button>
        <Button variant="link" disabled>
          Inactivo
        </Button>
      </div>
      <Button variant="primary" size="lg" block>
        Iniciar sesión
      </Button>
    </div>
  ),
}

export const Primario: Story = {
  args: { variant: 'primary', icon: DownloadIcon },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Descargar reporte' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Ocupado: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Guardando', children: 'Guardar' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Guardando' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const SinPermiso: Story = {
  args: { 'aria-disabled': true, children: 'Comprobante' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Comprobante' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const TextoLargo: Story = {
  args: { block: true, children: 'Descargar el reporte de compras con ítems, imágenes y XML de todo el periodo' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const TemaDelAnfitrion: Story = {
  args: { variant: 'primary' },
  decorators: [
    (Story) => (
      <div style={{ ['--cp-color-brand' as string]: 'rgb(90, 30, 120)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('rgb(90, 30, 120)')
  },
  parameters: { themes: false },
}
