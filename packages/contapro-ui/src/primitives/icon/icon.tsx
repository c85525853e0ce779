import { clsx } from 'clsx'
import type { ComponentProps, ComponentType, JSX } from 'react'
import { icon, sizes } from './icon.css.ts'

/** An outline on lucide's grid of 24 px: one of `@contapro/ui/icons`, or a host's own. */
export type IconOutline = ComponentType<Omit<ComponentProps<'svg'>, 'ref'>>

/** Props of `Icon`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'ref'> {
  readonly as: IconOutline
  /** sm 14, md 16, nav 18, lg 20, xl 24 px. */
  readonly size?: 'sm' | 'md' | 'nav' | 'lg' | 'xl'
  /** What the icon says to who cannot see it. Without one it is decoration. */
  readonly label?: string
}

/** An outline in the colour of the text around it. */
export function Icon({ as: Outline, size = 'md', label, className, ...rest }: IconProps): JSX.Element {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Outline {...meaning} {...rest} className={clsx(icon, sizes[size], className)} />
}
