export { ReportDownloadButton as Widget } from '@contapro/ui'
