/** `/simulated-error`: fails while it is drawn, to see what a failure looks like (part 1 §2). */
export function SimulatedErrorPage(): never {
  throw new Error('This page fails on purpose. Nothing is broken.')
}
