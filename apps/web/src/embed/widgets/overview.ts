export { OverviewCard as Widget } from '@contapro/ui'
