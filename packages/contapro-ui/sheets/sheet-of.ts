/** The sheets for hosts that link some: what stands on the page, what opens over it, what whole pages add. */
export type SheetName = 'styles' | 'overlays' | 'pages'

/** Style files, or folders of them, of what opens over the page, and of what stands in there only. */
const overlayStyles: readonly string[] = [
  'features/vouchers/voucher-detail.',
  'patterns/date-range/range-calendar.',
  'patterns/date-range/date-range-form.',
  'patterns/download/',
  'patterns/fact-list/',
  'patterns/reason-list/',
  'patterns/voucher-preview/',
  'primitives/combobox/combobox-popup.',
  'primitives/full-screen-loader/',
  'primitives/popup/popup.',
  'primitives/radio/',
  'primitives/select/select-picker.',
  'primitives/toast/',
  'primitives/tooltip/',
]

/** Style files, or folders of them, of whole pages of an accounting application and of what stands in those pages only. */
const pageStyles: readonly string[] = [
  'features/companies/company-form.',
  'features/companies/company-list.',
  'features/companies/processing.',
  'features/companies/register-company.',
  'features/companies/registration-steps.',
  'features/partners/',
  'features/password-recovery/',
  'features/pdt/pdt-print.',
  'features/settings/',
  'features/plans/',
  'features/sign-in/',
  'features/sign-up/',
  'patterns/app-shell/',
  'patterns/company-switcher/',
  'patterns/sidebar/',
  'patterns/stepped-pattern/',
  'patterns/top-bar/',
  'patterns/tour/',
  'patterns/video-modal/',
  'primitives/breadcrumb/',
  'primitives/carousel/',
  'primitives/segmented/',
  'patterns/account-form/',
  'host/agreements.',
]

/** Everything that is named above. */
export const listedStyles: readonly string[] = [...overlayStyles, ...pageStyles]

/** A style file that is named for what opens needs no line here: `gloss-modal.css.ts`. */
const opens = /[/-](?:drawer|menu|modal|popover)\.css\.ts$/

/** The sheet that a style file (`src/…`) is in. */
export function sheetOf(file: string): SheetName {
  const isIn = (styles: readonly string[]): boolean => styles.some((start) => file.startsWith(`src/${start}`))
  if (isIn(pageStyles)) return 'pages'
  return opens.test(file) || isIn(overlayStyles) ? 'overlays' : 'styles'
}
