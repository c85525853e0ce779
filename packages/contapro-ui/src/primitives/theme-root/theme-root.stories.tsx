import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card, CardBody, CardHead } from '../card/card.tsx'
import { CircleCheckIcon, DownloadIcon } from '../icon/icons.ts'
import { Logo } from '../logo/logo.tsx'
import { Select } from '../select/select.tsx'
import { ThemeRoot } from './theme-root.tsx'

const meta = {
  title: 'Primitivas/Tema',
  component: ThemeRoot,
  parameters: { canvas: 'bare' },
} satisfies Meta<typeof ThemeRoot>

export default meta
type Story = StoryObj<typeof meta>

function Sample({ name }: { readonly name: string }) {
  return (
    <Card aria-label={name} style={{ margin: 16 }}>
      <CardHead title={name} subtitle="Agosto 2026" action={<Logo variant="attribution" />} />
      <CardBody style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <Button variant="primary" icon={DownloadIcon}>
          {`Descargar en ${name}`}
        </Button>
        <Select quiet aria-label={`Periodo de ${name}`} options={[{ value: '1', label: 'Agosto 2026' }]} />
        <Badge tone="success" icon={CircleCheckIcon}>
          Conectada
        </Badge>
      </CardBody>
    </Card>
  )
}

const heightOf = (button: HTMLElement): number => button.getBoundingClientRect().height

export const Temas: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
      {['contapro', 'contapro-dark', 'siscont'].map((theme) => (
        <ThemeRoot key={theme} theme={theme} canvas>
          <Sample name={theme} />
        </ThemeRoot>
      ))}
    </div>
  ),
}

export const Anidados: Story = {
  render: () => (
    <ThemeRoot canvas>
      <Sample name="Claro" />
      <ThemeRoot theme="siscont">
        <Sample name="Siscont" />
        <ThemeRoot theme="contapro" density="compact">
          <Sample name="Compacto" />
        </ThemeRoot>
      </ThemeRoot>
    </ThemeRoot>
  ),
  play: async ({ canvas }) => {
    const color = (name: string) => getComputedStyle(canvas.getByRole('button', { name: `Descargar en ${name}` }))
    await expect(color('Claro').backgroundColor).toBe('rgb(0, 104, 111)')
    await expect(color('Siscont').backgroundColor).toBe('rgb(95, 176, 245)')
    await expect(color('Compacto').backgroundColor).toBe('rgb(0, 104, 111)')
    await expect(heightOf(canvas.getByRole('button', { name: 'Descargar en Claro' }))).toBe(36)
    await expect(heightOf(canvas.getByRole('button', { name: 'Descargar en Siscont' }))).toBe(30)
    await expect(heightOf(canvas.getByRole('button', { name: 'Descargar en Compacto' }))).toBe(30)
  },
}

export const DelAnfitrion: Story = {
  render: () => (
    <>
      <style>{`
        .portal [data-cp-theme] { --cp-radius-md: 0px; --cp-card-bg: rgb(250, 245, 235); }
        .portal h2 { text-transform: uppercase; }
        * { margin: 3px; }
      `}</style>
      <div className="portal">
        <p>Texto del anfitrión</p>
        <ThemeRoot>
          <Sample name="Portal" />
        </ThemeRoot>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Descargar en Portal' })
    await expect(getComputedStyle(button).borderRadius).toBe('0px')
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'Portal' })).backgroundColor).toBe(
      'rgb(250, 245, 235)',
    )
    await expect(getComputedStyle(canvas.getByRole('heading')).textTransform).toBe('uppercase')
    await expect(getComputedStyle(canvas.getByText('Texto del anfitrión')).fontFamily).not.toContain('Inter')
  },
}
