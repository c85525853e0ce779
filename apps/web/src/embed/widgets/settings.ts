export { SettingsPanel as Widget } from '@contapro/ui'
