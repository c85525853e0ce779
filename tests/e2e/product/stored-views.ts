import { type Product, storedEvents } from './product.ts'

/** A screen that was counted as viewed. */
export interface StoredView {
  readonly view: string
  /** When, in milliseconds by the clock of its page. */
  readonly at: number
}

/** The screens that a product's event log counts as viewed. */
export async function storedViews(product: Product): Promise<StoredView[]> {
  const views = (await storedEvents(product)).filter(({ eventType }) => eventType === 'view')
  return views.map(({ description, metadata }) => ({ view: description, at: Date.parse(metadata.timeStamp) }))
}
