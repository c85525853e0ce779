import { Button, Text } from '@contapro/ui'
import { type ReactElement, useId } from 'react'
import { useAppServices } from '../app-services.ts'
import { useThemeChoice } from '../use-theme.ts'
import { choice as choiceClass, title } from './menu-sheet.css.ts'

/** Claro or oscuro, in the menu of narrow windows. */
export function ThemeSwitch(): ReactElement {
  const { themeChoice } = useAppServices()
  const choice = useThemeChoice(themeChoice)
  const id = useId()
  const option = (name: 'claro' | 'oscuro', label: string): ReactElement => (
    <Button
      size="sm"
      variant={choice === name ? 'secondary' : 'ghost'}
      aria-pressed={choice === name}
      onClick={() => themeChoice.choose(name)}
    >
      {label}
    </Button>
  )
  return (
    <fieldset className={choiceClass} aria-labelledby={id}>
      <Text as="span" variant="small" tone="secondary" id={id} className={title}>
        Tema
      </Text>
      {option('claro', 'Claro')}
      {option('oscuro', 'Oscuro')}
    </fieldset>
  )
}
