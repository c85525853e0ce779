/** What the guided tour of the dashboard speaks of. */
export type TourPlace = 'analysis' | 'reports' | 'observations' | 'companies'

/** The attribute of an element that the tour lights. */
export function tourTarget(place: TourPlace): { readonly 'data-cp-tour': TourPlace } {
  return { 'data-cp-tour': place }
}

/** The element of a place that can be seen now; the same place may also stand in a menu that is closed. */
export function findTourTarget(place: TourPlace): Element | null {
  const elements = [...document.querySelectorAll(`[data-cp-tour="${place}"]`)]
  return elements.find((element) => element.getClientRects().length > 0) ?? null
}
