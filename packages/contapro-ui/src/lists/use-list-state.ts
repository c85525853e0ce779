import { useState } from 'react'

/** Which page of a list shows. */
export interface PageState {
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** A list of ten to a page before anyone chose (decisions 25). */
export const firstPage: PageState = { page: 1, size: 10 }

/** Who keeps the state of a list: the host, for instance in its address, or the panel itself. */
export interface ListStateProps<State extends PageState> {
  /** The list as the host keeps it; without it the panel keeps its own. A host also starts anew when it changes the period. */
  readonly list?: State
  /** What the panel's own list starts with. */
  readonly defaultList?: Partial<State>
  readonly onListChange?: (list: State) => void
}

export interface ListStateOptions<State extends PageState> {
  /** The list before anyone chose. */
  readonly first: State
  /** Names company and period. */
  readonly place: string
  /** What is left of the list at another place; by itself all but the page (part 2 §4). */
  readonly startAnew?: (list: State) => State
}

/** The list of a panel, the host's or its own, and the way to change it. */
export function useListState<State extends PageState>(
  { list, defaultList, onListChange }: ListStateProps<State>,
  { first, place, startAnew = atFirstPage }: ListStateOptions<State>,
): readonly [State, (list: State) => void] {
  const [own, setOwn] = useState({ place, list: { ...first, ...defaultList } })
  const ownList = own.place === place ? own.list : startAnew(own.list)
  const change = (next: State): void => {
    setOwn({ place, list: next })
    onListChange?.(next)
  }
  return [list ?? ownList, change]
}

function atFirstPage<State extends PageState>(list: State): State {
  return { ...list, page: 1 }
}
