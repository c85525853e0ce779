export { PerceptionsPanel as Widget } from '@contapro/ui'
