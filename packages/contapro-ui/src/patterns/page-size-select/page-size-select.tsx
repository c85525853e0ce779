import type { JSX } from 'react'
import { Select } from '../../primitives/select/select.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'

/** Sizes of the purchase vouchers and observations (default 20). Source: decisions 25. */
export const voucherPageSizes: readonly number[] = [20, 50, 100]
/** Sizes of perceptions, retentions and detractions (default 10). Source: decisions 25. */
export const listPageSizes: readonly number[] = [10, 20, 50, 100]

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
  const messages = useUiMessages()
  if (totalItems === 0) return null
  return (
    <Select
      quiet
      className={className}
      aria-label={messages.pageSizeLabel}
      value={String(value)}
      options={sizes.map((size) => ({ value: String(size), label: messages.pageSize(size) }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
