import type { NavigationTarget } from '../../host/navigation-target.ts'
import type { ContaproUiEvent } from '../../host/ui-event.ts'

/** Why an element does not show what it should. */
export interface ContaproElementProblem {
  /**
   * Stable: a code of `ContaproError` or of the event `problem-shown`; ACCESS_TOKEN_MISSING, BASE_URL_INVALID, COMPANY_INVALID,
   * PERIOD_INVALID, THEME_UNKNOWN, DENSITY_UNKNOWN, LOCALE_INVALID or OPERATION_UNKNOWN for what the page set; WIDGET_UNAVAILABLE
   * when its code could not be loaded.
   */
  readonly code: string
  /** Spanish and ready to show; the element shows it too. */
  readonly message: string
}

/** A press on a link of a widget. */
export interface ContaproNavigation {
  readonly target: NavigationTarget
  /** What `links` answered for it. */
  readonly href: string
}

/** The events of every element of Contapro. They bubble, through shadow roots too. */
export interface ContaproElementEventMap {
  /** What a person did in the widget. */
  'contapro-event': CustomEvent<ContaproUiEvent>
  /** A press on a link, before anything happens: `preventDefault()` keeps the browser where it is. */
  'contapro-navigate': CustomEvent<ContaproNavigation>
  /** A period was chosen in the widget, and becomes the value of `period` unless the event is prevented. */
  'contapro-period-change': CustomEvent<{ readonly period: string }>
  /** The widget does not show what it should. */
  'contapro-error': CustomEvent<ContaproElementProblem>
}

declare global {
  /** Elements, documents and windows: the events bubble up to them. */
  interface GlobalEventHandlersEventMap extends ContaproElementEventMap {}
}

type Details = { [Name in keyof ContaproElementEventMap]: ContaproElementEventMap[Name]['detail'] }

/** Tells the page; false when somebody prevented what would follow. */
export function dispatch<Name extends keyof Details>(element: HTMLElement, name: Name, detail: Details[Name]): boolean {
  const cancelable = name === 'contapro-navigate' || name === 'contapro-period-change'
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
