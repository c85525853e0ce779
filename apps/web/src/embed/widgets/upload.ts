export { UploadPanel as Widget } from '@contapro/ui'
