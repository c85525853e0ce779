import { ContaproError } from '@contapro/sdk'
import { anUpload, anUploadFile, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { UploadBatchView } from './upload-batch-view.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { form } from './uploads.css.ts'

const register = anUploadFile({ name: '20990000019-RCE-202608.zip', kind: 'rce', tax_period: '202608', rows_read: 12 })

const refused = anUploadFile({
  name: 'registro-compras.txt',
  size_bytes: 212_000,
  state: 'failed',
  kind: 'rce',
  rows_read: 0,
  vouchers_new: 0,
  errors_total: 128,
  errors: Array.from({ length: 100 }, (_, index) => ({
    line: index * 2 + 2,
    field: index % 2 === 0 ? 'Fecha de emisión' : 'Nro Doc Identidad',
    code: index % 2 === 0 ? 'DATE_INVALID' : 'RUC_CHECK_DIGIT',
    message: index % 2 === 0 ? 'La fecha 31/02/2026 no existe.' : 'El RUC del proveedor no es válido.',
  })),
})

const doubtful = anUploadFile({
  name: 'propuesta-con-diferencia.txt',
  tax_period: '202608',
  warnings: [
    {
      line: 7,
      field: 'Total CP',
      code: 'TOTAL_MISMATCH',
      message: 'El total 1180.01 no es igual a la suma de sus importes, 1180.00: difieren en 0.01.',
    },
  ],
})

const unknown = anUploadFile({
  name: 'boletas-escaneadas.pdf',
  size_bytes: 24_500_000,
  state: 'failed',
  kind: 'unknown',
  rows_read: 0,
  vouchers_new: 0,
  errors_total: 1,
  errors: [
    {
      line: null,
      field: null,
      code: 'FILE_KIND_UNKNOWN',
      message: 'No reconocemos este archivo. Sube el RCE, el RVIE o comprobantes XML.',
    },
  ],
})

const data = () => {
  const known = someMockData()
  const uuid = known.businesses[0]?.uuid ?? ''
  known.uploads.set(uuid, [
    anUpload({ upload_uuid: '1', state: 'done', progress: 100, files: [register] }),
    anUpload({ upload_uuid: '2', state: 'done', progress: 100, files: [register, refused] }),
    anUpload({ upload_uuid: '3', state: 'failed', progress: 100, files: [unknown] }),
  ])
  return known
}

const meta = {
  title: 'Funciones/Subir archivos',
  component: UploadPanel,
} satisfies Meta<typeof UploadPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Files as a person chooses them. */
async function choose(canvasElement: HTMLElement, ...names: readonly string[]): Promise<void> {
  const files = names.map((name) => new File(['20990000019|202608'], name))
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('The drop area is not there yet.')
    return found
  })
  await userEvent.upload(input, files, { applyAccept: false })
}

export const Inicial: Story = { decorators: [withStoryHost({ company: 0, api: { data } })] }

export const SinSubidas: Story = { name: 'Sin subidas', decorators: [withStoryHost({ company: 3 })] }

export const HistorialConError: Story = {
  name: 'Historial con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listUploads: 'error' } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'No pudimos cargar las subidas anteriores',
    )
  },
}

export const SubeUnMes: Story = {
  name: 'Sube un mes',
  decorators: [withStoryHost({ company: 3 })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await choose(canvasElement, '20990000019-RCE-202608.txt', '20990000019-RVIE-202608.txt')
    await expect(await screen.findByText('2 archivos leídos')).toBeVisible()
    await expect(screen.getByText(/Registro de ventas \(RVIE\) · Agosto 2026/)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Ver el reporte' })).toHaveAttribute(
      'href',
      expect.stringContaining('#/dashboard?businessUuid='),
    )
  },
}

export const SubeLoMismo: Story = {
  name: 'Sube lo mismo otra vez',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers: {
          getUpload: anUpload({
            state: 'done',
            progress: 100,
            files: [{ ...register, already_uploaded: true, vouchers_new: 0, vouchers_known: 12 }],
          }),
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await choose(canvasElement, '20990000019-RCE-202608.zip')
    await expect(await screen.findByText(/tus cifras no cambiaron/)).toBeVisible()
    await expect(screen.getByText('Es el mismo archivo de antes: no cambió nada.')).toBeVisible()
  },
}

export const ArchivoConErrores: Story = {
  name: 'Archivo con errores',
  decorators: [withStoryHost({ company: 0 })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await choose(canvasElement, 'registro-con-error.txt')
    await expect(await screen.findByText('No se subió')).toBeVisible()
    await expect(screen.getByText('Línea 4, campo Fecha de emisión:')).toBeVisible()
    await expect(screen.getByText('La fecha 31/02/2026 no existe.')).toBeVisible()
    await expect(screen.getByText(/tus cifras no cambiaron/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar registro-con-error.txt' }))
    await waitFor(() => expect(screen.queryByText('Línea 4, campo Fecha de emisión:')).not.toBeInTheDocument())
  },
}

const sent = [
  { name: 'compras-agosto-2026.zip', size: 5_033_164 },
  { name: '20740188268-01-F001-00012345.xml', size: 18_000 },
]

const inCard = (batch: Parameters<typeof UploadBatchView>[0]['batch']) => (
  <Card>
    <div className={form}>
      <UploadBatchView businessUuid="1" files={sent} batch={batch} onDismiss={fn()} onRepeat={fn()} />
    </div>
  </Card>
)

export const Subiendo: Story = {
  decorators: [withStoryHost()],
  render: () => inCard({ state: 'sending', progress: { sentBytes: 3_120_000, totalBytes: 5_051_500 }, onCancel: fn() }),
}

export const Resultados: Story = {
  decorators: [withStoryHost()],
  render: () =>
    inCard({
      state: 'received',
      error: null,
      onRetry: fn(),
      upload: anUpload({
        state: 'processing',
        progress: 60,
        files: [
          anUploadFile({ ...register, name: 'compras-agosto-2026.zip', state: 'processing', progress: 62 }),
          anUploadFile({ ...register, name: 'ventas-agosto-2026.zip', state: 'waiting', progress: 0 }),
          anUploadFile({
            name: '20740188268-01-F001-00012345.xml',
            size_bytes: 18_000,
            kind: 'ubl',
            tax_period: null,
            rows_read: 1,
            vouchers_new: 1,
          }),
          { ...register, already_uploaded: true },
          doubtful,
          refused,
          unknown,
        ],
      }),
    }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'Ver todos (128)' }))
    await expect(screen.getByText('Mostramos los primeros 100 de 128 errores.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ver menos' }))
    await expect(screen.getByText('Se leyó, con 1 advertencia:')).toBeVisible()
    await expect(screen.getByText(/difieren en 0.01/)).toBeVisible()
  },
}

const ofZip = (name: string) => ({ name: `descarga-agosto.zip/${name}`, zip: 'descarga-agosto.zip', tax_period: null })

/** Of a zip as SUNAT's clients give it: a pdf beside the XML, a zip inside it, and a voucher of another company. */
const ofAugust = anUpload({
  state: 'done',
  progress: 100,
  files: [
    anUploadFile({
      name: 'descarga-agosto.zip',
      kind: 'zip',
      tax_period: null,
      rows_read: 1,
      vouchers_new: 1,
      warnings_total: 1,
      warnings: [
        {
          line: null,
          field: null,
          code: 'ZIP_FILES_SKIPPED',
          message:
            'Omitimos 2 archivos que no son comprobantes ni registros: «F040-78.zip/R-F040-78.xml» y «F040-77.pdf».',
        },
      ],
    }),
    anUploadFile({
      ...ofZip('E001-9.xml'),
      state: 'failed',
      kind: 'ubl',
      rows_read: 0,
      errors_total: 1,
      errors: [
        {
          line: null,
          field: null,
          code: 'FILE_OF_OTHER_COMPANY',
          message: 'El comprobante no es de la empresa con RUC 20990000019: ni lo emitió ni va dirigido a ella.',
        },
      ],
    }),
    anUploadFile({
      ...ofZip('F040-78.zip/F040-78.xml'),
      kind: 'ubl',
      rows_read: 1,
      vouchers_new: 0,
      vouchers_known: 0,
    }),
  ],
})

export const ZipConOtrosArchivos: Story = {
  name: 'ZIP con otros archivos',
  decorators: [withStoryHost()],
  render: () => inCard({ state: 'received', error: null, onRetry: fn(), upload: ofAugust }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByText('Archivo leído')).toBeVisible()
    await expect(screen.getByText(/^Omitimos 2 archivos/)).toBeVisible()
    await expect(screen.getByText(/^El comprobante no es de la empresa/)).toBeVisible()
    const rowOf = (name: RegExp) => screen.getByText(name).closest('li')
    await expect(rowOf(/\/E001-9\.xml$/)).toHaveTextContent('No se subió')
    await expect(rowOf(/\/F040-78\.xml$/)).toHaveTextContent('1 comprobante leído')
    await expect(rowOf(/\/F040-78\.xml$/)).not.toHaveTextContent('nuevo')
  },
}

const unsent = (facts: ConstructorParameters<typeof ContaproError>[0]) =>
  inCard({ state: 'unsent', error: new ContaproError(facts), onRetry: fn() })

const tooLarge = 'El archivo supera el tamaño permitido.'

export const DemasiadoGrande: Story = {
  name: 'Demasiado grande',
  decorators: [withStoryHost()],
  render: () => unsent({ kind: 'http', status: 413, code: 'UPLOAD_TOO_LARGE', message: tooLarge }),
}

const onAFullDay = () => ({ ...data(), uploadBytesLeft: 0 })

export const LimiteDelDia: Story = {
  name: 'Límite del día',
  decorators: [withStoryHost({ company: 0, api: { data: onAFullDay } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await choose(canvasElement, 'compras.txt')
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Hoy te quedan 40 archivos y 1.5 GiB.')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const SinConexion: Story = {
  name: 'Sin conexión',
  decorators: [withStoryHost()],
  render: () =>
    unsent({ kind: 'network', code: 'NETWORK_UNREACHABLE', message: 'No pudimos conectarnos con el servidor.' }),
}

export const ErrorDelServidor: Story = {
  name: 'Error del servidor',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { createUpload: 'error' } } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await choose(canvasElement, 'compras.txt')
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos subir los archivos')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}
