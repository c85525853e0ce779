// Both are small and made of the same parts: one fetch for the two.
export { OpenMassDownload } from './open-mass-download.tsx'
export { OpenReportDownload } from './open-report-download.tsx'
