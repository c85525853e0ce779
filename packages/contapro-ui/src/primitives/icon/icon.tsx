import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { icon, sizes } from './icon.css.ts'
import { type IconName, icons } from './icons.ts'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  readonly name: IconName
  /** sm 14, md 16, nav 18, lg 20, xl 24 px. */
  readonly size?: 'sm' | 'md' | 'nav' | 'lg' | 'xl'
  /** What the icon says to who cannot see it. Without one it is decoration. */
  readonly label?: string
}

/** A lucide outline in the colour of the text around it. */
export function Icon({ name, size = 'md', label, className, ...rest }: IconProps): JSX.Element {
  const Outline = icons[name]
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Outline {...meaning} {...rest} className={clsx(icon, sizes[size], className)} />
}
