import { composeStories } from '@storybook/react-vite'
import type { PicturedStory } from './gallery.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../../../../packages/contapro-ui/src/features/**/*.stories.tsx', {
  eager: true,
})

/** The panels that are pictured: story file, story, and whether it is a main one, which `npm test` pictures and every theme has. */
export const panels: readonly (readonly [file: string, story: string, isMain: boolean])[] = [
  ['companies', 'Inicio', true],
  ['dashboard', 'Compras', true],
  ['vouchers', 'CasosVariados', true],
  ['observations', 'Observados', true],
  ['dashboard', 'Ventas', false],
  ['overview', 'PorPagarConSaldoAnterior', false],
  ['register-company', 'Vacio', false],
  ['sign-in', 'Vacio', false],
  ['uploads', 'Inicial', false],
  ['undo-upload', 'SePuedeDeshacer', false],
  ['undo-upload', 'Historial', false],
  ['settings', 'Ajustados', false],
  ['detractions', 'Pagadas', false],
  ['perceptions', 'Lista', false],
  ['retentions', 'Lista', false],
  ['pdt', 'Compras', false],
  ['credentials', 'Inicial', false],
  ['plans', 'Mensual', false],
  ['sessions', 'Abiertas', false],
  ['sign-up', 'Vacio', false],
  ['password-recovery', 'Identificacion', false],
  ['partner-account', 'Vacio', false],
  ['partner-entry', 'EmpresaDeOtraCuenta', false],
  ['register-partner-company', 'Vacio', false],
]

/** A story of a feature by its file and export. */
export function storyOf(file: string, name: string): PicturedStory {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${file}.stories.tsx`))?.[1]
  const story = found && (composeStories(found) as Record<string, PicturedStory>)[name]
  if (!story) throw new Error(`${file}.stories.tsx has no story ${name}`)
  return story
}
