import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { PageSizeSelect } from '../page-size-select/page-size-select.tsx'
import { PeriodSelect } from '../period-select/period-select.tsx'
import { SearchInput } from '../search-input/search-input.tsx'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Patrones/Paginación y filtros',
  component: Pagination,
  args: { page: 5, pageSize: 20, totalItems: 180, onPageChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const EnMedio: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('81–100 de 180')).toBeVisible()
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual(['Anterior', 'Página 1', 'Página 4', 'Página 5', 'Página 6', 'Página 9', 'Siguiente'])
    await userEvent.click(canvas.getByRole('button', { name: 'Página 9' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9)
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4)
  },
}

export const AlPrincipio: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Anterior' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page')
  },
}

export const AlFinal: Story = {
  args: { page: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Siguiente' })).toBeNull()
    await expect(canvas.getByText('161–180 de 180')).toBeVisible()
  },
}

export const UnaPagina: Story = {
  args: { page: 1, totalItems: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–12 de 12')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Angosta: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Paginación' })
    const names = within(pages)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual(['Anterior', 'Página 1', 'Página 4', 'Página 5', 'Página 6', 'Página 9', 'Siguiente'])
    const { width, height } = pages.getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(320 - 24)
    // One row.
    await expect(height).toBeLessThan(2 * 32)
  },
}

const chooseSize = fn()

export const TamanoDePagina: StoryObj<typeof PageSizeSelect> = {
  render: () => <PageSizeSelect value={20} totalItems={128} onChange={chooseSize} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Registros por página' }), '50 por página')
    await expect(chooseSize).toHaveBeenCalledWith(50)
  },
}

export const SinRegistros: StoryObj<typeof PageSizeSelect> = {
  render: () => <PageSizeSelect value={20} totalItems={0} onChange={chooseSize} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

const choosePeriod = fn()

export const Periodo: StoryObj<typeof PeriodSelect> = {
  render: () => <PeriodSelect periods={['202609', '202608', '202607']} value="202608" onChange={choosePeriod} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Periodo' })
    await expect(select).toHaveDisplayValue('Agosto 2026')
    await userEvent.selectOptions(select, 'Setiembre 2026')
    await expect(choosePeriod).toHaveBeenCalledWith('202609')
  },
}

export const SinPeriodos: StoryObj<typeof PeriodSelect> = {
  render: () => <PeriodSelect periods={[]} value={undefined} onChange={choosePeriod} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Periodo' })).toBeDisabled()
  },
}

const search = fn()

export const Busqueda: StoryObj<typeof SearchInput> = {
  render: () => <SearchInput label="Buscar empresa" value="" onSearch={search} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar empresa' })
    await userEvent.type(input, 'andina')
    await expect(search).not.toHaveBeenCalled()
    await waitFor(() => expect(search).toHaveBeenCalledWith('andina'))
    await expect(search).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveBeenLastCalledWith('')
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'sur{Enter}')
    await expect(search).toHaveBeenLastCalledWith('sur')
  },
}
