import { aSettings, someMockData, someSettingsValues } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { SettingsPanel } from './settings-panel.tsx'

const [first] = someMockData().businesses
const uuid = first?.uuid ?? ''

/** A company whose accountant has changed some of its settings. */
const changed = () => {
  const data = someMockData()
  const prorrata = [{ from: '202608', coefficient: '0.8542' }]
  const balance = { tax_period: '202607', amount: '1250.00' }
  const by = { changed_by: 'Rosa Elena Quispe Mamani' }
  data.settings.set(
    uuid,
    aSettings({
      values: someSettingsValues({ prorrata, opening_balance: balance, foreign_words: ['joyería', 'licor'] }),
      changes: [
        { ...by, changed_at: '2026-09-03T15:20:00Z', before: { prorrata: [] }, after: { prorrata } },
        {
          ...by,
          changed_at: '2026-09-02T15:00:00Z',
          before: { foreign_words: ['licor', 'perfume'] },
          after: { foreign_words: ['joyería', 'licor'] },
        },
        {
          ...by,
          changed_at: '2026-09-01T15:00:00Z',
          before: { opening_balance: null },
          after: { opening_balance: balance },
        },
      ],
      padron: { uploaded_at: '2026-09-01T14:00:00Z', uploaded_by: by.changed_by, rows: 2500 },
    }),
  )
  return data
}

const meta = {
  title: 'Funciones/Ajustes',
  component: SettingsPanel,
  decorators: [withStoryHost({ company: 0, api: { data: changed } })],
  args: { businessUuid: uuid, onUnsavedChange: fn() },
} satisfies Meta<typeof SettingsPanel>

export default meta
type Story = StoryObj<typeof meta>

/** A section by its title, once it is there. */
const sectionOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }))

export const Ajustados: Story = {
  play: async ({ canvasElement }) => {
    const prorrata = await sectionOf(canvasElement, 'Prorrata del crédito fiscal')
    await expect(prorrata.getByText(/Rosa Elena Quispe Mamani lo cambió el 03\/09\/2026 10:20/)).toBeVisible()
    const history = await sectionOf(canvasElement, 'Historial de cambios')
    await expect(history.getByText(/Se agregó: joyería\. Se quitó: perfume\./)).toBeVisible()
    const padron = await sectionOf(canvasElement, 'Padrón reducido del RUC')
    await expect(padron.getByText(/En uso: 2,500 contribuyentes\./)).toBeVisible()
  },
}

export const SinTocar: Story = {
  name: 'Como los trae Contapro',
  decorators: [withStoryHost({ company: 0 })],
  play: async ({ canvasElement }) => {
    const words = await sectionOf(canvasElement, 'Palabras de gastos ajenos al giro')
    await expect(words.getByText('Nadie lo ha cambiado todavía')).toBeVisible()
    await expect(words.queryByRole('button', { name: /Deshacer/ })).toBeNull()
    const history = await sectionOf(canvasElement, 'Historial de cambios')
    await expect(history.getByText('Nadie ha cambiado los ajustes todavía.')).toBeVisible()
  },
}

export const Guarda: Story = {
  name: 'Se guarda, se deshace y se descarta',
  play: async ({ canvasElement, args }) => {
    const words = await sectionOf(canvasElement, 'Palabras de gastos ajenos al giro')
    const word = words.getByLabelText('Palabra o frase')
    await userEvent.type(word, 'JOYERIA{Enter}')
    await expect(await words.findByText('Ya está en la lista: joyería')).toBeVisible()
    await userEvent.clear(word)
    await userEvent.type(word, 'juguete{Enter}')
    await expect(word).toHaveFocus()
    await expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'joyería',
      'juguete',
      'licor',
    ])
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true))
    await userEvent.click(words.getByRole('button', { name: 'Guardar' }))
    await expect(await words.findByText(/^Guardado\./)).toBeVisible()
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false))

    await userEvent.click(words.getByRole('button', { name: /Deshacer el último cambio/ }))
    await expect(await words.findByText(/^Guardado\./)).toBeVisible()
    await expect(words.queryByText('juguete')).toBeNull()

    await userEvent.click(words.getByRole('button', { name: 'Quitar joyería' }))
    await expect(words.getByRole('button', { name: 'Quitar licor' })).toHaveFocus()
    await userEvent.click(words.getByRole('button', { name: 'Descartar' }))
    await expect(words.getByText('joyería')).toBeVisible()
  },
}

export const NoSeGuarda: Story = {
  name: 'No se pudo guardar: lo cambiado queda',
  decorators: [withStoryHost({ company: 0, api: { data: changed, scenarios: { updateSettings: 'error' } } })],
  play: async ({ args, canvasElement }) => {
    const tokens = await sectionOf(canvasElement, 'Reemplazo del RCE')
    const lines = tokens.getByLabelText<HTMLSelectElement>('Datos por línea')
    lines.value = '42'
    lines.dispatchEvent(new Event('change', { bubbles: true }))
    // At once: whoever sees that something is unsaved could leave the page by the next press.
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(tokens.getByRole('button', { name: 'Guardar' }))
    await expect(await tokens.findByRole('alert')).toHaveTextContent('No pudimos guardar los cambios')
    await expect(tokens.getByLabelText('Datos por línea')).toHaveValue('42')
    await expect(tokens.getByText('Cambios sin guardar')).toBeVisible()
  },
}

/** From the note of a voucher that waits for its rate. */
export const TipoDeCambio: Story = {
  name: 'Ingresa el tipo de cambio de un comprobante',
  args: { place: { section: 'exchange_rates', currency: 'USD', date: '2026-08-05' } },
  play: async ({ canvasElement }) => {
    const rates = await sectionOf(canvasElement, 'Tipo de cambio')
    const rate = rates.getByLabelText('Tipo de cambio', { selector: 'input' })
    await waitFor(() => expect(rate).toHaveFocus())
    await expect(rates.getByLabelText('Moneda (código ISO)')).toHaveValue('USD')
    await expect(rates.getByLabelText('Fecha de emisión')).toHaveValue('05/08/2026')
    await userEvent.type(rate, '37.8{Enter}')
    await expect(await rates.findByText('Revise el tipo de cambio: el de USD va de 2.000 a 6.000')).toBeVisible()
    await userEvent.clear(rate)
    await userEvent.type(rate, '3.78{Enter}')
    await expect(await rates.findByRole('button', { name: 'Quitar USD, 05/08/2026' })).toBeVisible()
    await expect(rates.getByText('3.780')).toBeVisible()
    await userEvent.click(rates.getByRole('button', { name: 'Guardar' }))
    await expect(await rates.findByText(/^Guardado\./)).toBeVisible()
    const history = await sectionOf(canvasElement, 'Historial de cambios')
    await expect(history.getByText(/Se agregó: USD 3\.780 \(05\/08\/2026\)\./)).toBeVisible()
  },
}

/** From the note 'Sin prorrata configurada'. */
export const EnLaProrrata: Story = {
  name: 'Abierta en la prorrata',
  args: { place: { section: 'prorrata' } },
  play: async ({ canvasElement }) => {
    const prorrata = await sectionOf(canvasElement, 'Prorrata del crédito fiscal')
    await waitFor(() => expect(prorrata.getByLabelText('Coeficiente')).toHaveFocus())
  },
}

export const Repetida: Story = {
  name: 'Un coeficiente por periodo',
  play: async ({ canvasElement }) => {
    const prorrata = await sectionOf(canvasElement, 'Prorrata del crédito fiscal')
    await userEvent.type(prorrata.getByLabelText('Coeficiente'), '1.5')
    await userEvent.click(prorrata.getByLabelText('Desde el periodo'))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Buscar' }), 'agosto 2026{Enter}')
    await userEvent.click(prorrata.getByRole('button', { name: 'Agregar' }))
    await expect(await prorrata.findByText('Ingrese un número de 0.0 a 1, con hasta cuatro decimales')).toBeVisible()
    await userEvent.clear(prorrata.getByLabelText('Coeficiente'))
    await userEvent.type(prorrata.getByLabelText('Coeficiente'), '0,9{Enter}')
    await expect(await prorrata.findByText('Ya hay un coeficiente desde ese periodo')).toBeVisible()
  },
}

export const Tasas: Story = {
  name: 'Una tasa desde un día',
  play: async ({ canvasElement }) => {
    const rates = await sectionOf(canvasElement, 'Tasas de detracción')
    await userEvent.click(rates.getByRole('button', { name: 'Agregar' }))
    await expect(await rates.findByText('Ingrese los tres dígitos del código')).toBeVisible()
    await expect(rates.getByText('Ingrese la fecha')).toBeVisible()
    await userEvent.type(rates.getByLabelText('Código'), '037')
    await expect(rates.getByLabelText('Bien o servicio')).toHaveValue('Demás servicios gravados con el IGV')
    await userEvent.type(rates.getByLabelText('Desde el día'), '01/01/2027')
    await userEvent.type(rates.getByLabelText('Tasa (%)'), '10{Enter}')
    await expect(await rates.findByText('Desde el 01/01/2027')).toBeVisible()
    await expect(rates.getAllByRole('listitem')[2]).toHaveTextContent(/037 .*01\/01\/2027.*10 %/)
  },
}

export const TasasDelIgv: Story = {
  name: 'Una tasa del IGV que puede ser, y al menos una',
  play: async ({ canvasElement }) => {
    const rates = await sectionOf(canvasElement, 'Tasas del IGV')
    await userEvent.type(rates.getByLabelText('Desde el día'), '01/01/2027')
    await userEvent.type(rates.getByLabelText('Tasa (%)'), '1.05{Enter}')
    await expect(await rates.findByText('Revise la tasa: va de 4 a 30 %')).toBeVisible()
    await userEvent.clear(rates.getByLabelText('Tasa (%)'))
    for (const button of rates.getAllByRole('button', { name: /^Quitar / })) await userEvent.click(button)
    await expect(await rates.findByText(/^Agrega una tasa antes de guardar/)).toBeVisible()
    await expect(rates.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    await userEvent.type(rates.getByLabelText('Tasa (%)'), '17{Enter}')
    await expect(rates.queryByText(/^Agrega una tasa antes de guardar/)).toBeNull()
    await userEvent.click(rates.getByRole('button', { name: 'Guardar' }))
    await expect(await rates.findByText(/^Guardado\./)).toBeVisible()
  },
}

export const Plantilla: Story = {
  name: 'La plantilla de Siscont',
  play: async ({ canvasElement }) => {
    const template = await sectionOf(canvasElement, 'Plantilla de Siscont')
    const headings = () =>
      template.getAllByRole('listitem').map(({ textContent }) => textContent?.split(/\.\s/)[1] ?? '')
    await userEvent.click(template.getByRole('button', { name: 'Ver todas (10)' }))
    const down = template.getByRole('button', { name: 'Bajar serie' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(headings()[3]).toMatch(/^serie/)
    await expect(template.getByRole('button', { name: 'Bajar serie' })).toHaveFocus()
    await userEvent.click(template.getByRole('button', { name: 'Editar cuenta por pagar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar columna' }))
    await userEvent.clear(dialog.getByLabelText('Encabezado'))
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }))
    // The dialog begins transparent, and a machine under load draws its first frame late.
    await waitFor(() => expect(dialog.getByText('Ingrese el encabezado')).toBeVisible())
    await userEvent.type(dialog.getByLabelText('Encabezado'), 'CUENTA')
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }))
    await expect(await template.findByText(/10\. CUENTA/)).toBeVisible()
    await userEvent.click(template.getByRole('button', { name: 'Restaurar lo que trae Contapro' }))
    await expect(headings()[2]).toMatch(/^serie/)
  },
}

export const Revisando: Story = {
  name: 'Las compras se revisan con lo nuevo',
  decorators: [withStoryHost({ company: 0, api: { answers: { getSettings: aSettings({ is_reviewing: true }) } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Estamos revisando los comprobantes/)).toBeVisible()
  },
}

export const PadronConError: Story = {
  name: 'Un padrón que no se puede leer',
  play: async ({ canvasElement }) => {
    const padron = await sectionOf(canvasElement, 'Padrón reducido del RUC')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('The story has no file input.')
    await userEvent.upload(input, new File(['x'], 'padron-con-error.txt'), { applyAccept: false })
    await expect(await padron.findByText('No se subió')).toBeVisible()
    await expect(padron.getByText(/La fecha 31\/02\/2026 no existe\./)).toBeVisible()
    await userEvent.upload(input, new File(['y'], 'padron_reducido_ruc.zip'), { applyAccept: false })
    await expect(await padron.findByText('2,500 contribuyentes leídos')).toBeVisible()
  },
}

export const ConError: Story = {
  name: 'No se pudieron cargar',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getSettings: 'error' } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('No pudimos cargar los ajustes')
  },
}
