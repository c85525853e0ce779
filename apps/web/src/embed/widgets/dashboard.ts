export { DashboardPanel as Widget } from '@contapro/ui'
