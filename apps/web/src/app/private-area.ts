/** What stands around the pages behind the sign-in: they load it together, once. */
export { loadPartnerCompany } from './load-partner-company.ts'
export { loadSelection } from './load-selection.ts'
export { LoadErrorPage } from './message-page/load-error-page.tsx'
export { PrivateLayout } from './private-layout.tsx'
export { DashboardShell } from './shell/dashboard-shell.tsx'
export { PlainShell } from './shell/plain-shell.tsx'
export { SectionLoadError } from './shell/section-load-error.tsx'
export { ShellLoadError } from './shell/shell-load-error.tsx'
