export { ObservationsPanel as Widget } from '@contapro/ui'
