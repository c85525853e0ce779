import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field, FieldGrid } from '../field/field.tsx'
import { Menu } from '../menu/menu.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Modal } from './modal.tsx'
import { ModalMessage } from './modal-message.tsx'
import { type ModalState, StateModal } from './state-modal.tsx'

const meta = {
  title: 'Primitivas/Diálogo',
  component: Modal,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

function Opener({ wide = false }: { readonly wide?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        size={wide ? 'md' : 'sm'}
        title="Descarga tu reporte"
        footer={<Button variant="primary">Descargar Archivo</Button>}
      >
        <FieldGrid>
          <Field label="Nombre">
            <TextInput />
          </Field>
        </FieldGrid>
        <Menu
          trigger={<Button iconEnd="chevron-down">Más</Button>}
          groups={[{ id: 'g', items: [{ id: 'a', label: 'Primera' }] }]}
        />
      </Modal>
    </>
  )
}

export const ConTeclado: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Descarga tu reporte' })
    await expect(within(dialog).getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Más' }))
    const item = await screen.findByRole('menuitem', { name: 'Primera' })
    await expect(dialog.contains(item)).toBe(true)
    await userEvent.click(item)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const FueraDelDialogo: Story = {
  render: () => <Opener wide />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByText('Descarga tu reporte'))
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SesionCaducada: Story = {
  args: {
    onClose: undefined,
    children: (
      <ModalMessage
        tone="neutral"
        icon="clock-alert"
        title="Tu sesión caducó"
        text="Vuelve a iniciar sesión para ver toda tu información."
        actions={
          <Button variant="primary" size="lg" block>
            Iniciar sesión
          </Button>
        }
      />
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión caducó' })
    await expect(dialog).toHaveAccessibleDescription('Vuelve a iniciar sesión para ver toda tu información.')
    await expect(within(dialog).queryByRole('button', { name: 'Cerrar' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

function Task({ state }: { readonly state: ModalState }) {
  return (
    <StateModal
      state={state}
      onClose={() => undefined}
      title="Descarga tu reporte"
      loading={{ title: 'Generando', text: 'Este proceso puede tardar hasta unos minutos.' }}
      done={{ title: 'Descarga completada', text: 'Los comprobantes fueron descargados exitosamente.' }}
    >
      Elige un archivo.
    </StateModal>
  )
}

const heading =
  (name: string): Story['play'] =>
  async () => {
    const dialog = await screen.findByRole('dialog', { name })
    await waitFor(() => expect(dialog).toBeVisible())
  }

export const Abierto: Story = { render: () => <Task state="open" />, play: heading('Descarga tu reporte') }
export const Cargando: Story = { render: () => <Task state="loading" />, play: heading('Generando') }
export const Listo: Story = { render: () => <Task state="done" />, play: heading('Descarga completada') }
export const ConError: Story = { render: () => <Task state="error" />, play: heading('Ocurrió un error') }
