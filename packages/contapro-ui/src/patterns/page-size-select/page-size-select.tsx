import type { JSX } from 'react'
import { Select } from '../../primitives/select/select.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { pageSizeSelectMessages } from './page-size-select.messages.ts'

/** Sizes of the purchase vouchers and observations (default 20). Source: decisions 25. */
export const voucherPageSizes: readonly number[] = [20, 50, 100]
/** Sizes of perceptions, retentions and detractions (default 10). Source: decisions 25. */
export const listPageSizes: readonly number[] = [10, 20, 50, 100]

/** Props of `PageSizeSelect`. */
export interface PageSizeSelectProps {
  readonly value: number
  readonly sizes?: readonly number[]
  /** How many records there are; with none the selector is not there. */
  readonly totalItems: number
  readonly onChange: (size: number) => void
  readonly className?: string
}

/** "20 por página". */
export function PageSizeSelect(props: PageSizeSelectProps): JSX.Element | null {
  const { value, sizes = voucherPageSizes, totalItems, onChange, className } = props
  const texts = useTexts(pageSizeSelectMessages)
  if (totalItems === 0) return null
  return (
    <Select
      quiet
      className={className}
      aria-label={texts.label}
      value={String(value)}
      options={sizes.map((size) => ({ value: String(size), label: texts.size(size) }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
