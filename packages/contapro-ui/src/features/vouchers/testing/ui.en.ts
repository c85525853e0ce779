import type { UiMessages } from '../../../primitives/ui-messages/ui-messages.ts'

/** The texts of buttons and fields in English. */
export const englishUi: UiMessages = {
  close: 'Close',
  understood: 'Got it',
  optional: 'Optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  loading: 'Loading…',
  retry: 'Try again',
  search: 'Search',
  searchPlaceholder: 'Search…',
  clearSearch: 'Clear the search',
  noResults: 'Nothing found.',
  options: 'Choices',
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  previousSlide: 'Previous',
  nextSlide: 'Next',
  slide: (slide, slides) => `${slide} of ${slides}`,
  notifications: 'Messages',
  errorTitle: 'Something went wrong',
  errorText: 'Please try again in a minute.',
}
