export { CredentialsForm as Widget } from '@contapro/ui'
