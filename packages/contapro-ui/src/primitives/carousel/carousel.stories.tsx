import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { Card, CardBody } from '../card/card.tsx'
import { Text } from '../text/text.tsx'
import { Carousel, type CarouselItem } from './carousel.tsx'

const words = [
  [
    'Milagros Ccori Huanca',
    'Antes abría el portal de SUNAT empresa por empresa. Ahora reviso las compras en una mañana.',
  ],
  ['José Luis Farfán Ruiz', 'Los observados me avisan qué gasto no debo deducir.'],
  ['Patricia Solís Vega', 'Bajo el archivo para el SIRE y el Excel con imágenes en dos clics.'],
  ['Rosa Elvira Quispe', 'Mis asistentes cierran el mes sin correr.'],
  ['Julio César Huamán', 'El IGV de cada cliente está claro antes de declarar.'],
] as const

const items: readonly CarouselItem[] = words.map(([name, text]) => ({
  id: name,
  content: (
    <Card as="article" fill aria-label={name}>
      <CardBody style={{ display: 'grid', gap: 16, alignContent: 'space-between', height: '100%' }}>
        <p style={{ margin: 0 }}>{text}</p>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Avatar name={name} kind="person" />
          <strong>{name}</strong>
        </div>
      </CardBody>
    </Card>
  ),
}))

const at = (width: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
]

const meta = {
  title: 'Primitivas/Carrusel',
  component: Carousel,
  args: { label: 'Testimonios', title: <Text variant="section">Lo que dicen los contadores</Text>, items },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

/** The names of the slides that are wholly in sight. */
function inSight(list: HTMLElement): readonly (string | null)[] {
  const { left, right } = list.getBoundingClientRect()
  return [...list.querySelectorAll('article')]
    .filter((card) => {
      const box = card.getBoundingClientRect()
      return box.left >= left - 1 && box.right <= right + 1
    })
    .map((card) => card.getAttribute('aria-label'))
}

const names = words.map(([name]) => name)

/** Waits until exactly these slides are wholly in sight: what is scrolled comes to rest a frame or more later. */
const expectInSight = (list: HTMLElement, expected: readonly string[]): Promise<void> =>
  waitFor(() => expect(inSight(list)).toEqual(expected))

/** Until it has been measured a frame after it is drawn, there is nowhere to go. */
const measured = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<HTMLElement> =>
  canvas.findByText('1 de 3')

export const TresALaVista: Story = {
  decorators: at(1000),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Testimonios' })).toHaveAttribute(
      'aria-roledescription',
      'carrusel',
    )
    const list = canvas.getByRole('list', { name: 'Testimonios' })
    await expectInSight(list, names.slice(0, 3))
    await measured(canvas)
    const previous = canvas.getByRole('button', { name: 'Anterior' })
    const next = canvas.getByRole('button', { name: 'Siguiente' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expectInSight(list, names.slice(1, 4))
    await expect(await canvas.findByText('2 de 3')).toBeInTheDocument()
    await userEvent.click(next)
    await expectInSight(list, names.slice(2))
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
  },
}

export const ConTeclado: Story = {
  decorators: at(1000),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Testimonios' })
    await measured(canvas)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(list).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expectInSight(list, names.slice(1, 4))
    await userEvent.keyboard('{End}')
    await expectInSight(list, names.slice(2))
    await userEvent.keyboard('{Home}')
    await expectInSight(list, names.slice(0, 3))
  },
}

/** A finger or a wheel scrolls it; the buttons know. */
export const Deslizado: Story = {
  decorators: at(700),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Testimonios' })
    await expectInSight(list, names.slice(0, 2))
    await canvas.findByRole('button', { name: 'Siguiente' })
    list.scrollBy({ left: list.clientWidth / 2 })
    await waitFor(() => expect(canvas.getByText('2 de 4')).toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Anterior' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Angosto: Story = {
  decorators: at(320),
  play: async ({ canvas }) => {
    await expectInSight(canvas.getByRole('list', { name: 'Testimonios' }), names.slice(0, 1))
    await canvas.findByText('1 de 5')
  },
}

export const TodoALaVista: Story = {
  args: { items: items.slice(0, 3) },
  decorators: at(1000),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true')
    await expectInSight(canvas.getByRole('list', { name: 'Testimonios' }), names.slice(0, 3))
  },
}
