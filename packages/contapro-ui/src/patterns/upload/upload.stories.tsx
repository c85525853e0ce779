import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DropArea } from './drop-area.tsx'
import { FileList, FileRow } from './file-row.tsx'

const remove = fn()

const meta = {
  title: 'Patrones/Subida de archivos',
  component: DropArea,
  args: {
    title: 'Arrastra aquí tus archivos o elígelos',
    hint: 'TXT, CSV, ZIP o XML de SUNAT',
    buttonLabel: 'Elegir archivos',
    accept: '.txt,.csv,.zip,.xml',
    onFiles: fn(),
  },
} satisfies Meta<typeof DropArea>

export default meta
type Story = StoryObj<typeof meta>

const file = new File(['a|b'], 'registro-compras.txt', { type: 'text/plain' })

/** What a browser sends when a file is let go over an element. */
function dropOn(target: HTMLElement): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

export const Zona: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('the story has no file input')
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenLastCalledWith([file])
    dropOn(canvas.getByRole('group'))
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
  },
}

export const Inactiva: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    dropOn(canvas.getByRole('group'))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

const list = (
  <FileList label="Archivos de esta subida">
    <FileRow
      name="compras-octubre-2025.zip"
      bytes={5_033_165}
      progress={62}
      progressLabel="Subiendo"
      onRemove={remove}
    />
    <FileRow name="ventas-octubre-2025.zip" bytes={9_512} progress="busy" progressLabel="Leyendo" />
    <FileRow
      name="20990000027-01-F001-00012345.xml"
      bytes={18_432}
      result={{ tone: 'success', text: '1 comprobante leído' }}
      onRemove={remove}
    />
    <FileRow
      name="registro-compras.txt"
      bytes={217_088}
      result={{ tone: 'warning', text: '126 leídos, 2 con error' }}
      problems="Línea 48: el RUC del proveedor no es válido. Línea 97: falta la fecha de emisión."
      onRemove={remove}
    />
    <FileRow
      name="un-nombre-de-archivo-larguisimo-que-nadie-escribiria-pero-que-llega-asi-de-otro-sistema.txt"
      bytes={24_536_678}
      result={{ tone: 'danger', text: 'No se subió' }}
      problems="El archivo no es un registro de compras ni de ventas."
      onRemove={remove}
    />
  </FileList>
)

export const Archivos: Story = {
  render: () => list,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '62')
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar registro-compras.txt' }))
    await expect(remove).toHaveBeenCalledOnce()
  },
}

export const ArchivosAngosto: Story = { render: () => <div style={{ width: 326 }}>{list}</div> }
