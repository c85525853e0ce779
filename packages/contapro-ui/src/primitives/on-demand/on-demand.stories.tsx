import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, type JSX, useState } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { onDemand } from './on-demand.tsx'

interface WordsProps {
  readonly text: string
}

const Words = ({ text }: WordsProps): JSX.Element => <p>{text}</p>

/** What the network would do, done by the test. */
let answer: { readonly arrive: () => void; readonly fail: (error: Error) => void } | undefined
let asked = 0

function fetchWords(): Promise<ComponentType<WordsProps>> {
  asked += 1
  return new Promise((resolve, reject) => {
    answer = { arrive: () => resolve(Words), fail: reject }
  })
}

function Opener(): JSX.Element {
  const [words] = useState(() => onDemand(fetchWords))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={isOpen} onPointerEnter={words.preload} onClick={() => setOpen(!isOpen)}>
        Abrir
      </Button>
      <words.Part isWanted={isOpen} onFailure={() => setOpen(false)} text="Aquí estoy" />
    </>
  )
}

const meta = {
  title: 'Primitivas/A pedido',
  component: Opener,
  beforeEach: () => {
    asked = 0
    answer = undefined
  },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

export const NoPierdeLaPulsacion: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Abrir' })
    await userEvent.hover(button)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.queryByText('Aquí estoy')).toBeNull()
    answer?.arrive()
    await waitFor(() => expect(canvas.getByText('Aquí estoy')).toBeVisible())
    await expect(asked).toBe(1)
  },
}

/** The page hears of the failure, the button is as before, and the next press tries again. */
export const TrasUnaFalla: Story = {
  play: async ({ canvas, userEvent }) => {
    const report = spyOn(window, 'reportError').mockImplementation(() => {})
    try {
      const button = canvas.getByRole('button', { name: 'Abrir' })
      await userEvent.click(button)
      const failure = new Error('no network')
      answer?.fail(failure)
      await waitFor(() => expect(report).toHaveBeenCalledWith(failure))
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
      await userEvent.click(button)
      answer?.arrive()
      await waitFor(() => expect(canvas.getByText('Aquí estoy')).toBeVisible())
      await expect(asked).toBe(2)
    } finally {
      report.mockRestore()
    }
  },
}
