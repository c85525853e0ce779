export { EvolutionChart as Widget } from '@contapro/ui'
