export { RetentionsPanel as Widget } from '@contapro/ui'
