import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LocaleProvider } from '../../primitives/texts/locale.tsx'
import { TextsProvider } from '../../primitives/texts/texts.tsx'
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx'
import { englishDateRange } from './testing/date-range.en.ts'

const october = { from: '2025-10-06', to: '2025-10-24' }

function Picker({ value, onChange, ...rest }: DateRangePickerProps): JSX.Element {
  const [current, setCurrent] = useState(value)
  return (
    <DateRangePicker
      {...rest}
      value={current}
      onChange={(next) => {
        setCurrent(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Patrones/Rango de fechas',
  component: Picker,
  args: {
    value: { filterType: 'fechaPago', range: october },
    onChange: fn(),
    min: '2025-09-15',
    max: '2025-10-31',
  },
  parameters: { canvas: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picker>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: ReturnType<typeof within>, user: { click: (element: Element) => Promise<void> }) => {
  await user.click(canvas.getByRole('button', { name: /Fecha de pago|Periodo contable/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Filtrar por fecha' }))
  await popup.findByRole('button', { name: 'Confirmar' })
  return popup
}

export const Abierto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const popup = await open(canvas, userEvent)
    const grid = await popup.findByRole('grid', { name: 'Octubre 2025' })
    const heads = within(grid).getAllByRole('columnheader', { hidden: true })
    await expect(heads.map((head) => head.textContent).join('')).toBe('DLMMJVS')
    await expect(popup.getByRole('textbox', { name: 'Desde' })).toHaveValue('06/10/2025')
    await userEvent.click(popup.getByRole('button', { name: 'jueves, 16 de octubre de 2025' }))
    await expect(popup.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
    await userEvent.click(popup.getByRole('button', { name: 'viernes, 10 de octubre de 2025' }))
    await expect(popup.getByRole('textbox', { name: 'Desde' })).toHaveValue('10/10/2025')
    await expect(popup.getByRole('textbox', { name: 'Hasta' })).toHaveValue('16/10/2025')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(popup.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      filterType: 'fechaPago',
      range: { from: '2025-10-10', to: '2025-10-16' },
    })
    await expect(canvas.getByRole('button', { name: 'Fecha de pago 10/10/2025 – 16/10/2025' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Escribir: Story = {
  play: async ({ canvas, userEvent }) => {
    const popup = await open(canvas, userEvent)
    const from = popup.getByRole('textbox', { name: 'Desde' })
    await userEvent.clear(from)
    await userEvent.type(from, '20/09/2025')
    await expect(popup.getByRole('grid', { name: 'Octubre 2025' })).toBeVisible()
    await expect(await popup.findByRole('grid', { name: 'Setiembre 2025' })).toBeVisible()
    await userEvent.clear(from)
    await userEvent.type(from, '01/08/2025{Enter}')
    await expect(popup.getByText('Elige una fecha entre 15/09/2025 y 31/10/2025.')).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
    await userEvent.clear(from)
    await userEvent.type(from, '31/02/2025{Enter}')
    await expect(popup.getByText('Escribe la fecha como dd/mm/aaaa.')).toBeVisible()
    await userEvent.clear(from)
    await userEvent.type(from, '26102025{Enter}')
    await expect(from).toHaveValue('24/10/2025')
    await expect(popup.getByRole('textbox', { name: 'Hasta' })).toHaveValue('26/10/2025')
  },
}

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const popup = await open(canvas, userEvent)
    const first = await popup.findByRole('button', { name: 'lunes, 6 de octubre de 2025' })
    first.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(popup.getByRole('button', { name: 'martes, 14 de octubre de 2025' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await expect(popup.getByRole('textbox', { name: 'Hasta' })).toHaveValue('18/10/2025')
    await userEvent.keyboard('{PageUp}')
    await expect(popup.getByRole('grid', { name: 'Setiembre 2025' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Fecha de pago/ })).toHaveFocus())
  },
}

export const Limites: Story = {
  name: 'Límites',
  play: async ({ canvas, userEvent }) => {
    const popup = await open(canvas, userEvent)
    await expect(await popup.findByRole('button', { name: 'Mes siguiente' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(popup.getByRole('button', { name: 'Mes anterior' }))
    await expect(popup.getByRole('button', { name: 'domingo, 14 de setiembre de 2025' })).toBeDisabled()
    await expect(popup.getByRole('button', { name: 'lunes, 15 de setiembre de 2025' })).toBeEnabled()
  },
}

export const PeriodoContable: Story = {
  name: 'Periodo contable',
  play: async ({ canvas, userEvent, args }) => {
    const popup = await open(canvas, userEvent)
    await userEvent.click(popup.getByRole('radio', { name: 'Periodo contable' }))
    await expect(popup.queryByRole('grid')).toBeNull()
    await expect(popup.queryByRole('textbox')).toBeNull()
    await userEvent.click(popup.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onChange).toHaveBeenCalledWith({ filterType: 'fechaPeriodo', range: undefined })
    await expect(canvas.getByRole('button', { name: 'Periodo contable' })).toBeVisible()
  },
}

export const DiasDelPeriodo: Story = {
  name: 'Días con que empieza la fecha de pago',
  args: { value: { filterType: 'fechaPeriodo', range: undefined }, defaultRange: october },
  play: async ({ canvas, userEvent, args }) => {
    const popup = await open(canvas, userEvent)
    await userEvent.click(popup.getByRole('radio', { name: 'Fecha de pago' }))
    await expect(popup.getByRole('textbox', { name: 'Hasta' })).toHaveValue('24/10/2025')
    await userEvent.click(popup.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onChange).toHaveBeenCalledWith({ filterType: 'fechaPago', range: october })
  },
}

export const Limpiar: Story = {
  play: async ({ canvas, userEvent }) => {
    const popup = await open(canvas, userEvent)
    const from = popup.getByRole('textbox', { name: 'Desde' })
    await userEvent.clear(from)
    await userEvent.type(from, '01/08/2025{Enter}')
    await expect(popup.getByText(/^Elige una fecha entre/)).toBeVisible()
    await userEvent.click(await popup.findByRole('button', { name: 'Limpiar' }))
    await expect(popup.queryByText(/^Elige una fecha entre/)).toBeNull()
    await expect(popup.getByRole('textbox', { name: 'Desde' })).toHaveValue('')
    await expect(popup.getByRole('textbox', { name: 'Hasta' })).toHaveValue('')
    await expect(popup.queryAllByRole('gridcell', { selected: true })).toHaveLength(0)
  },
}

export const EnIngles: Story = {
  name: 'En otro idioma, con sus textos y sus fechas',
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <TextsProvider overrides={{ dateRange: englishDateRange }}>
          <Story />
        </TextsProvider>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Payment date 10/06/2025 to 10/24/2025' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter by date' })
    const popup = within(dialog)
    await expect(await popup.findByRole('grid', { name: 'October 2025' })).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Thursday, October 23, 2025' })).toBeVisible()
    const to = popup.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '10/26/2025{Enter}')
    await expect(popup.getByRole('button', { name: 'Sunday, October 26, 2025' })).toBeVisible()
    await expect(to).toHaveValue('10/26/2025')
    const words = [...dialog.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel).join(' ')
    await expect(`${words} ${dialog.textContent}`).not.toMatch(
      /octubre|fecha|mes |desde|hasta|limpiar|confirmar|periodo/i,
    )
  },
}
