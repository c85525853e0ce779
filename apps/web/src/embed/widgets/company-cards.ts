export { CompanyCards as Widget } from '@contapro/ui'
