import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field, FieldGrid } from '../field/field.tsx'
import { ChevronDownIcon, ClockAlertIcon } from '../icon/icons.ts'
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
          trigger={<Button iconEnd={ChevronDownIcon}>Más</Button>}
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
        icon={ClockAlertIcon}
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
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión caducó' })
    await expect(dialog).toHaveAccessibleDescription('Vuelve a iniciar sesión para ver toda tu información.')
    await expect(within(dialog).queryByRole('button', { name: 'Cerrar' })).toBeNull()
    // What the browser makes of Escape; `closedby` keeps it from asking at all. The strict pages press the real key.
    await expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    await expect(dialog).toHaveAttribute('open')
    await expect(dialog).toHaveAttribute('closedby', 'none')
  },
}

/** Without a field the dialog itself has the focus: its name and its sentence are read, and nothing is confirmed. */
export const SinCampos: Story = {
  args: {
    title: 'Rechazar comprobantes',
    description: 'Ya no contarán como gasto deducible.',
    footer: <Button variant="danger">Rechazar</Button>,
    children: 'Rechazarás 3 comprobantes.',
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Rechazar comprobantes' })
    await expect(dialog).toHaveFocus()
    await expect(dialog).toHaveAccessibleDescription('Ya no contarán como gasto deducible.')
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Rechazar' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Cerrar' })).toHaveFocus()
  },
}

/** Higher than the window: the modal opens at its top, scrolls, and shows the control that has the focus. */
export const Largo: Story = {
  args: {
    title: 'Detalle de ítems en glosa',
    footer: <Button variant="primary">Entendido</Button>,
    children: (
      <ol>
        {Array.from({ length: 80 }, (_, line) => (
          <li key={line}>Papel bond A4 75 g, caja x 10 millares, entrega en el almacén central de Ate</li>
        ))}
      </ol>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const title = within(dialog).getByRole('heading', { name: 'Detalle de ítems en glosa' })
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.tab()
    const button = within(dialog).getByRole('button', { name: 'Entendido' })
    await expect(button).toHaveFocus()
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

type Outcome = 'done' | 'error'

interface TaskProps {
  readonly start: ModalState
  readonly work?: () => Promise<Outcome>
}

function Task({ start, work = () => Promise.resolve<Outcome>('done') }: TaskProps) {
  const [state, setState] = useState(start)
  const run = async (): Promise<void> => {
    setState('loading')
    setState(await work())
  }
  return (
    <StateModal
      state={state}
      locked
      onClose={() => setState('closed')}
      title="Descarga tu reporte"
      loading={{ title: 'Generando', text: 'Este proceso puede tardar hasta unos minutos.' }}
      done={{ title: 'Descarga completada', text: 'Los comprobantes fueron descargados exitosamente.' }}
      footer={
        <Button variant="primary" onClick={() => void run()}>
          Descargar Archivo
        </Button>
      }
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

export const Abierto: Story = { render: () => <Task start="open" />, play: heading('Descarga tu reporte') }
export const Cargando: Story = { render: () => <Task start="loading" />, play: heading('Generando') }
export const Listo: Story = { render: () => <Task start="done" />, play: heading('Descarga completada') }
export const ConError: Story = { render: () => <Task start="error" />, play: heading('Ocurrió un error') }

let finish: (outcome: Outcome) => void = () => {}

/** One dialog from the question to the result: the focus stays in it, and only a result can be closed. */
export const DePrincipioAFin: Story = {
  render: () => (
    <Task
      start="open"
      work={() =>
        new Promise((resolve) => {
          finish = resolve
        })
      }
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Descarga tu reporte' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descargar Archivo' }))
    await waitFor(() => expect(dialog).toHaveAccessibleName('Generando'))
    await expect(dialog).toHaveFocus()
    await expect(within(dialog).queryByRole('button')).toBeNull()
    await expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    await expect(dialog).toHaveAttribute('open')
    finish('error')
    await waitFor(() => expect(dialog).toHaveAccessibleName('Ocurrió un error'))
    await expect(dialog).toHaveAccessibleDescription('Por favor, inténtalo de nuevo en un minuto.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
