import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { type JSX, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { sampleImage, sampleXml } from './testing/sample-files.ts'
import { VoucherPreviewModal, type VoucherPreviewModalProps } from './voucher-preview-modal.tsx'

function Preview({ voucher, onClose, ...rest }: VoucherPreviewModalProps): JSX.Element {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Comprobante</Button>
      <VoucherPreviewModal
        {...rest}
        voucher={isOpen ? voucher : undefined}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      />
    </>
  )
}

const voucher = { name: 'F001-00012345', issuer: 'Distribuidora Papelera Lima Norte S.A.C.' }
const meta = {
  title: 'Patrones/Vista previa',
  component: Preview,
  args: { voucher: { ...voucher, address: '/F001-00012345.jpeg?sig=abc' }, onClose: fn(), onProblem: fn() },
} satisfies Meta<typeof Preview>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'F001-00012345' }))

export const Imagen: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/F001-00012345.jpeg', async () => HttpResponse.arrayBuffer(await (await sampleImage()).arrayBuffer())),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const preview = await dialog()
    const picture = await preview.findByRole('img', { name: 'Comprobante F001-00012345' })
    await waitFor(() => expect(picture).toBeVisible())
    const width = picture.getBoundingClientRect().width
    await expect(preview.getByText('Distribuidora Papelera Lima Norte S.A.C.')).toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: 'Ampliar' }))
    await expect(picture.getBoundingClientRect().width).toBeGreaterThan(width)
    await userEvent.click(preview.getByRole('button', { name: 'Cerrar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobante' }))
    await expect((await dialog()).getByRole('button', { name: 'Ampliar' })).toBeInTheDocument()
  },
}

export const Imprimir: Story = {
  beforeEach: Imagen.beforeEach,
  play: async ({ userEvent }) => {
    const preview = await dialog()
    const picture = await preview.findByRole('img')
    await waitFor(() => expect(picture).toBeVisible())
    const print = fn()
    const frame = nextFrame(print)
    await userEvent.click(preview.getByRole('button', { name: 'Imprimir' }))
    await expect(print).toHaveBeenCalledOnce()
    const { contentDocument, contentWindow } = await frame
    await expect(contentDocument?.querySelector('canvas')).toHaveProperty('width', 820)
    contentWindow?.dispatchEvent(new Event('afterprint'))
    await expect(document.querySelector('body > iframe')).toBeNull()
  },
}

/** The next frame that the page gets, whose printing is heard instead of done. */
function nextFrame(print: () => void): Promise<HTMLIFrameElement> {
  return new Promise((resolve) => {
    const append = document.body.append.bind(document.body)
    document.body.append = (...nodes) => {
      append(...nodes)
      document.body.append = append
      const [frame] = nodes
      if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) return
      frame.contentWindow.print = print
      resolve(frame)
    }
  })
}

export const Pdf: Story = {
  name: 'PDF',
  args: {
    voucher: { ...voucher, address: 'https://files.example/F001-00012345.PDF?sig=abc' },
    load: async () => new Blob(['%PDF-1.4 %%EOF']),
  },
  play: async () => {
    const preview = await dialog()
    const frame = await preview.findByTitle('Comprobante F001-00012345')
    await expect(frame.getAttribute('src')).toMatch(/^blob:.*#toolbar=0&navpanes=0$/)
    await waitFor(() => expect(preview.getByRole('button', { name: 'Imprimir' })).toBeVisible())
  },
}

export const Xml: Story = {
  name: 'XML',
  args: {
    voucher: { ...voucher, address: 'https://files.example/F001-00012345.xml' },
    load: async () => new Blob([sampleXml]),
  },
  play: async () => {
    const preview = await dialog()
    const text = await preview.findByText(/<Invoice/)
    await expect(text.textContent).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<Invoice xmlns:cbc="urn:cbc">',
        '  <cbc:ID>F001-12345</cbc:ID>',
        '  <!-- nota -->',
        '  <Line n="1">',
        '    <cbc:Note><![CDATA[<script>alert(1)</script>]]></cbc:Note>',
        '    <cbc:Name>Papel &amp; tinta</cbc:Name>',
        '  </Line>',
        '  <Empty/>',
        '</Invoice>',
      ].join('\n'),
    )
    await expect(document.querySelector('pre script')).toBeNull()
  },
}

export const Cargando: Story = {
  args: {
    voucher: { ...voucher, address: 'https://files.example/F001-00012345.pdf' },
    load: () => new Promise(() => {}),
  },
  play: async ({ args, userEvent }) => {
    const preview = await dialog()
    const loader = await preview.findByText('Cargando el comprobante…')
    await waitFor(() => expect(loader).toBeVisible())
    await expect(loader.closest('output')?.getBoundingClientRect().height).toBe(window.innerHeight)
    await expect(preview.getByRole('button', { name: 'Imprimir' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(loader.closest('output') as HTMLElement).getByRole('button', { name: 'Cerrar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const failing = fn()
const explain = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined)

export const Falla: Story = {
  args: { voucher: { ...voucher, address: 'https://files.example/F001-00012345.pdf' }, load: failing, explain },
  beforeEach: () => {
    failing
      .mockReset()
      .mockRejectedValueOnce(new Error('El comprobante F001-00012345 no se puede mostrar.'))
      .mockRejectedValueOnce('503')
      .mockResolvedValue(new Blob(['%PDF-1.4 %%EOF']))
  },
  play: async ({ userEvent, args }) => {
    const preview = await dialog()
    const retry = await preview.findByRole('button', { name: 'Reintentar' })
    await expect(args.onProblem).toHaveBeenCalledWith('Error al cargar el PDF:', expect.any(Error))
    await expect(preview.getByText('El comprobante F001-00012345 no se puede mostrar.')).toBeInTheDocument()
    await userEvent.click(retry)
    await expect(await preview.findByText('Revisa tu conexión y vuelve a intentarlo.')).toBeInTheDocument()
    await userEvent.click(preview.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(preview.getByTitle('Comprobante F001-00012345')).toBeVisible())
    await expect(preview.queryByRole('alert')).toBeNull()
  },
}

export const PdfVacio: Story = {
  name: 'PDF vacío',
  args: { voucher: { ...voucher, address: 'https://files.example/F001-00012345.pdf' }, load: async () => new Blob([]) },
  play: async ({ args }) => {
    const preview = await dialog()
    await expect(await preview.findByRole('alert')).toBeInTheDocument()
    const message = 'Error al convertir el PDF a Base64: el resultado es nulo.'
    await expect(args.onProblem).toHaveBeenCalledWith(message, expect.any(Error))
  },
}

/** The browser cannot read the data of the file, for instance because they are no longer in memory. */
const unreadable = new Blob(['%PDF-1.4 %%EOF'])
unreadable.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'))

export const Ilegible: Story = {
  args: { voucher: { ...voucher, address: 'https://files.example/F001-00012345.pdf' }, load: async () => unreadable },
  play: async ({ args }) => {
    const preview = await dialog()
    await expect(await preview.findByRole('alert')).toBeInTheDocument()
    await expect(args.onProblem).toHaveBeenCalledWith('Error al leer el archivo Blob.', expect.any(DOMException))
  },
}

export const OtroTipo: Story = {
  name: 'Otro tipo',
  args: { voucher: { ...voucher, address: 'https://files.example/F001-00012345.zip' } },
  play: async () => {
    const preview = await dialog()
    await expect(preview.getByRole('link', { name: 'Descargar' })).toHaveAttribute('download')
    await expect(preview.queryByRole('button', { name: 'Ampliar' })).toBeNull()
  },
}
