import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Card, CardBody, CardHead } from '../../primitives/card/card.tsx'
import { Tour, type TourProps } from './tour.tsx'
import type { TourStep } from './tour-step.ts'

const at = (id: string) => () => document.querySelector(`#${id}`)
const steps: readonly TourStep[] = [
  {
    id: 'analysis',
    title: 'Análisis de compras y ventas',
    text: 'Mira cómo va tu IGV y la evolución de cada mes.',
    target: at('tour-card'),
  },
  {
    id: 'reports',
    title: 'Reportes por periodo',
    text: 'Descarga tus compras y ventas en xls, XML, RCE y RVIE, listas para el SIRE y tu sistema contable.',
    target: at('tour-button'),
  },
  { id: 'invoices', title: 'Gastos no deducibles', text: 'Te mostramos qué facturas revisar.', target: at('nowhere') },
  { id: 'companies', title: 'Otras empresas', text: 'Cambia de empresa cuando quieras.', target: at('tour-low') },
]

function Page({ onEnd, ...rest }: Omit<TourProps, 'open'>): JSX.Element {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end', marginBottom: 20 }}>
        <Button onClick={() => setOpen(true)}>Ver recorrido</Button>
        <Button id="tour-button" variant="primary">
          Descargar reporte
        </Button>
      </div>
      <Card id="tour-card" aria-label="IGV">
        <CardHead title="IGV de agosto 2026" />
        <CardBody>IGV por pagar S/ 15,243.12</CardBody>
      </Card>
      <div style={{ height: 1400 }} />
      <Button id="tour-low">Cambiar de empresa</Button>
      <Tour
        {...rest}
        open={isOpen}
        onEnd={(end) => {
          setOpen(false)
          onEnd(end)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Patrones/Recorrido',
  component: Page,
  args: { steps, onEnd: fn() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const tour = async () => within(await screen.findByRole('dialog', { name: 'Recorrido guiado' }))

export const Pasos: Story = {
  play: async ({ userEvent, args }) => {
    const card = await tour()
    await expect(card.getByText('1 de 4')).toBeInTheDocument()
    await expect(card.queryByRole('button', { name: 'Atrás' })).toBeNull()
    await waitFor(() => expect(card.getByRole('button', { name: 'Siguiente' })).toHaveFocus())
    await userEvent.click(card.getByRole('button', { name: 'Siguiente' }))
    await expect(card.getByRole('heading', { name: 'Reportes por periodo' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Atrás' }))
    await expect(card.getByText('1 de 4')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(card.getByText('4 de 4')).toBeInTheDocument()
    await expect(args.onEnd).not.toHaveBeenCalled()
    await userEvent.click(card.getByRole('button', { name: 'Finalizar' }))
    await expect(args.onEnd).toHaveBeenCalledWith({ finished: true })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Foco: Story = {
  play: async () => {
    const card = await tour()
    const lit = document.querySelector('#tour-card')?.getBoundingClientRect()
    const box = card.getByText('1 de 4').parentElement?.parentElement
    await waitFor(() => expect(box?.getBoundingClientRect().top).toBeGreaterThan(lit?.bottom ?? Infinity))
    await expect(box?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16)
    await waitFor(async () => {
      const arrow = box?.querySelector('[data-side=bottom]')?.getBoundingClientRect()
      await expect(arrow?.top).toBeGreaterThan(lit?.bottom ?? Infinity)
      await expect(arrow?.left).toBeGreaterThan(lit?.left ?? Infinity)
      await expect(arrow?.right).toBeLessThan(lit?.right ?? 0)
    })
  },
}

export const SigueCargando: Story = {
  name: 'Lo que señala todavía carga',
  args: { steps: steps.slice(2) },
  play: async ({ canvasElement }) => {
    const card = await tour()
    const box = card.getByText('1 de 2').parentElement?.parentElement
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[data-alone]')).not.toBeNull())
    await expect(box?.querySelector('[data-side]')).toBeNull()
    const late = document.createElement('p')
    late.id = 'nowhere'
    late.textContent = '1 comprobante observado'
    canvasElement.append(late)
    await waitFor(() => expect(box?.querySelector('[data-side]')).not.toBeNull())
    late.remove()
  },
}

export const Cerrar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const card = await tour()
    await userEvent.click(card.getByRole('button', { name: 'Siguiente' }))
    await userEvent.click(card.getByRole('button', { name: 'Cerrar recorrido' }))
    await expect(args.onEnd).toHaveBeenLastCalledWith({ finished: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Ver recorrido' }))
    await expect((await tour()).getByText('1 de 4')).toBeInTheDocument()
    // What the browser makes of Escape.
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onEnd).toHaveBeenCalledTimes(2)
  },
}
