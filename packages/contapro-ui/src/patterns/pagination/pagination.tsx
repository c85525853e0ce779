import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { pageList } from './page-list.ts'
import { box, gap, page as pageClass, pageButton, pager, pages, step, stepText } from './pagination.css.ts'
import { paginationMessages } from './pagination.messages.ts'

/** Props of `Pagination`. */
export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number
  readonly pageSize: number
  readonly totalItems: number
  readonly onPageChange: (page: number) => void
  /** What is paged, to tell it from other lists of the page. */
  readonly label?: string
  readonly className?: string
}

/** "1–20 de 128", the pages, and the steps, which vanish at the ends. Nothing when there is nothing to page. */
export function Pagination(props: PaginationProps): JSX.Element | null {
  const { page, pageSize, totalItems, onPageChange, label, className } = props
  const texts = useTexts(paginationMessages)
  const total = Math.ceil(totalItems / pageSize)
  if (totalItems === 0) return null
  const first = (page - 1) * pageSize + 1
  const items = pageList(page, total)
  const last = Math.min(page * pageSize, totalItems)
  return (
    <div className={clsx(box, className)}>
      <div className={pager}>
        <span>{texts.range(first, last, totalItems)}</span>
        {total > 1 ? (
          <nav aria-label={label === undefined ? texts.pages : texts.pagesOf(label)} className={pages}>
            {page > 1 ? <Step direction="previous" onStep={() => onPageChange(page - 1)} /> : null}
            {items.map((item, index) =>
              item === 'gap' ? (
                // The two gaps have no identity but their place.
                <span key={`gap-${index}`} className={clsx(pageClass, gap)} aria-hidden>
                  …
                </span>
              ) : (
                <button
                  key={item}
                  type="button"
                  translate="no"
                  className={clsx(pageClass, pageButton)}
                  aria-label={texts.page(item)}
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
  const texts = useTexts(paginationMessages)
  const isNext = direction === 'next'
  const text = isNext ? texts.next : texts.previous
  return (
    <button type="button" className={clsx(pageClass, pageButton, step)} aria-label={text} onClick={onStep}>
      {isNext ? null : <Icon as={ChevronLeftIcon} />}
      <span className={stepText}>{text}</span>
      {isNext ? <Icon as={ChevronRightIcon} /> : null}
    </button>
  )
}
