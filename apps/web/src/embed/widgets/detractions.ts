export { DetractionsPanel as Widget } from '@contapro/ui'
