import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { skeleton } from './skeleton.css.ts'

/** Props of `Skeleton`. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly width?: number | string
  readonly height?: number | string
}

/** Holds the place of something that is on its way, in its size. The list around it says that it loads. */
export function Skeleton({ width, height, className, style, ...rest }: SkeletonProps): JSX.Element {
  return <span {...rest} aria-hidden className={clsx(skeleton, className)} style={{ width, height, ...style }} />
}
