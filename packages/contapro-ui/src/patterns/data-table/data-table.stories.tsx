import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { VoucherCard } from './testing/voucher-card.tsx'
import { voucherColumns } from './testing/voucher-columns.tsx'

const openGlosa = fn()
const act = fn()
const retry = fn()
const columns = voucherColumns({ onGlosa: openGlosa, onAction: act })

const meta = {
  title: 'Patrones/Tabla',
  component: VoucherCard,
  args: { columns },
} satisfies Meta<typeof VoucherCard>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = (table: HTMLElement, code: string): HTMLElement =>
  within(table).getByRole('row', { name: new RegExp(code) })

export const Llena: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Comprobantes de compra' })
    await expect(within(table).getAllByRole('row')).toHaveLength(9)
    await userEvent.click(within(rowOf(table, 'F001-00012345')).getByRole('button', { name: 'ver glosa' }))
    await expect(openGlosa).toHaveBeenCalledWith('F001-00012345')
  },
}

export const Seleccion: Story = {
  name: 'Selección',
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table')
    const top = table.getBoundingClientRect().top
    const all = canvas.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar F001-00012345' }))
    await expect(all).toBePartiallyChecked()
    await expect(canvas.getByText('1 seleccionado')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Filtrar' })).toBeNull()
    await expect(table.getBoundingClientRect().top).toBe(top)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar F001-00017058' }))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByText('3 seleccionados')).toBeVisible()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByText('7 seleccionados')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar F003-00015487' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la selección' }))
    await expect(all).not.toBeChecked()
  },
}

export const Orden: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table')
    const head = canvas.getByRole('columnheader', { name: 'Base imponible' })
    const firstAmount = () => within(table).getAllByRole('row')[1]?.textContent
    const asCame = firstAmount()
    await expect(head).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getByRole('columnheader', { name: 'Estado' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstAmount()).toContain('1,846.20')
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(firstAmount()).toContain('12,319.97')
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'none')
    await expect(firstAmount()).toBe(asCame)
  },
}

export const Vista: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table')
    const heightOf = () => rowOf(table, 'F001-00012345').getBoundingClientRect().height
    const before = heightOf()
    await userEvent.click(canvas.getByRole('button', { name: 'Vista de la tabla' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Vista de la tabla' }))
    await expect(menu.queryByRole('checkbox', { name: 'Serie - Número' })).toBeNull()
    await userEvent.click(await menu.findByRole('checkbox', { name: 'Detracción' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Detracción' })).toBeNull()
    await userEvent.selectOptions(menu.getByRole('combobox', { name: 'Densidad' }), 'Compacta')
    await expect(heightOf()).toBeLessThan(before)
    await userEvent.selectOptions(menu.getByRole('combobox', { name: 'Ordenar por' }), 'Fecha de emisión')
    await userEvent.selectOptions(menu.getByRole('combobox', { name: 'Sentido' }), 'Descendente')
    await expect(canvas.getByRole('columnheader', { name: 'Fecha de emisión' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

export const AccionesDeFila: Story = {
  name: 'Acciones de fila',
  play: async ({ canvas, userEvent }) => {
    const row = within(rowOf(canvas.getByRole('table'), 'F001-00012345'))
    await userEvent.click(row.getByRole('button', { name: 'Validar' }))
    await expect(act).toHaveBeenLastCalledWith('validate', 'F001-00012345')
    await userEvent.click(row.getByRole('button', { name: 'Acciones de F001-00012345' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rechazar' }))
    await expect(act).toHaveBeenLastCalledWith('reject', 'F001-00012345')
  },
}

export const Cargando: Story = {
  args: { state: { status: 'loading' }, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Cargando…')).toBeInTheDocument()
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' })).toBeDisabled()
  },
}

export const Actualizando: Story = { args: { isRefreshing: true } }

export const ConError: Story = {
  args: { state: { status: 'error', onRetry: retry }, rows: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ocurrió un error')
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Vacia: Story = {
  name: 'Vacía',
  args: { rows: [], selectable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay comprobantes de compras en el periodo.')).toBeVisible()
  },
}

export const SinCoincidencias: Story = {
  args: { rows: [], isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prueba con otra serie o número.')).toBeVisible()
  },
}

const narrow = (width: number): Story['decorators'] => [
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
]

export const Angosta: Story = {
  decorators: narrow(358),
  play: async ({ canvas, userEvent }) => {
    const cells = within(rowOf(canvas.getByRole('table'), 'F001-00012345')).getAllByRole('cell')
    await expect(cells.length).toBeGreaterThan(5)
    await expect(canvas.getByText('Seleccionar todos los de esta página')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' }))
    await expect(canvas.getByText('7 seleccionados')).toBeVisible()
  },
}

export const Media: Story = { decorators: narrow(760) }

export const ConDesplazamiento: Story = {
  args: {
    maxHeight: '320px',
    columns: [
      ...columns,
      ...columns.slice(2, 6).map((column) => ({ ...column, id: `${column.id}-2`, priority: undefined })),
    ],
  },
  decorators: narrow(900),
  play: async ({ canvas, userEvent }) => {
    const scroller = await canvas.findByRole('group', { name: 'Comprobantes de compra' })
    scroller.scrollTo({ left: 400, top: 200 })
    const code = canvas.getByText('F002-00013916')
    await expect(code.getBoundingClientRect().left).toBeLessThan(scroller.getBoundingClientRect().left + 120)
    const head = canvas.getByRole('columnheader', { name: 'Serie - Número' })
    await expect(head.getBoundingClientRect().top).toBeCloseTo(scroller.getBoundingClientRect().top, 0)
    const date = within(rowOf(canvas.getByRole('table'), 'F002-00013916')).getAllByRole('cell')[3]
    canvas.getByRole('checkbox', { name: 'Seleccionar F002-00013916' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(date).toHaveFocus()
    const covered = code.closest('td')?.getBoundingClientRect()
    await expect(date?.getBoundingClientRect().left).toBeGreaterThanOrEqual(Math.floor(covered?.right ?? 0))
    await expect(date?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom - 1)
  },
}
