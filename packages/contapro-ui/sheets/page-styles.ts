/**
 * Style files, or folders of them, of whole pages of an accounting application and of what stands in those pages only.
 * Their rules are the second sheet; whoever embeds a panel does not need them.
 */
const pageStyles: readonly string[] = [
  'features/companies/company-form',
  'features/companies/company-list',
  'features/companies/processing',
  'features/companies/register-company',
  'features/companies/registration-steps',
  'features/password-recovery/',
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
  'primitives/full-screen-loader/',
  'provider/agreements',
]

/** Whether a style file (`src/…`) is one of a whole page. */
export const isPageStyle = (file: string): boolean => pageStyles.some((start) => file.startsWith(`src/${start}`))
