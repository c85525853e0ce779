import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { pageList } from './page-list.ts'
import { box, page as pageClass, pageButton, pager, pages, step, stepText } from './pagination.css.ts'

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number
  readonly pageSize: number
  readonly totalItems: number
  readonly onPageChange: (page: number) => void
  readonly className?: string
}

/** "1–20 de 128", the pages, and the steps, which vanish at the ends. Nothing when there is nothing to page. */
export function Pagination(props: PaginationProps): JSX.Element | null {
  const { page, pageSize, totalItems, onPageChange, className } = props
  const messages = useUiMessages()
  const total = Math.ceil(totalItems / pageSize)
  if (totalItems === 0) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, totalItems)
  return (
    <div className={clsx(box, className)}>
      <div className={pager}>
        <span>{messages.pageRange(first, last, totalItems)}</span>
        {total > 1 ? (
          <nav aria-label={messages.pagination} className={pages}>
            {page > 1 ? <Step direction="previous" onStep={() => onPageChange(page - 1)} /> : null}
            {pageList(page, total).map((item, index) =>
              item === 'gap' ? (
                // The two gaps have no identity but their place.
                <span key={`gap-${index}`} className={pageClass} aria-hidden>
                  …
                </span>
              ) : (
                <button
                  key={item}
                  type="button"
                  className={clsx(pageClass, pageButton)}
                  aria-label={messages.page(item)}
                  aria-current={item === page ? 'page' : undefined}
                  onClick={() => onPageChange(item)}
                >
                  {item}
                </button>
              ),
            )}
            {page < total ? <Step direction="next" onStep={() => onPageChange(page + 1)} /> : null}
          </nav>
        ) : null}
      </div>
    </div>
  )
}

interface StepProps {
  readonly direction: 'previous' | 'next'
  readonly onStep: () => void
}

function Step({ direction, onStep }: StepProps): JSX.Element {
  const messages = useUiMessages()
  const isNext = direction === 'next'
  const text = isNext ? messages.nextPage : messages.previousPage
  return (
    <button type="button" className={clsx(pageClass, pageButton, step)} aria-label={text} onClick={onStep}>
      {isNext ? null : <Icon name="chevron-left" />}
      <span className={stepText}>{text}</span>
      {isNext ? <Icon name="chevron-right" /> : null}
    </button>
  )
}
