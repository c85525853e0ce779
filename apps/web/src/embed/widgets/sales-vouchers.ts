export { SalesVouchersPanel as Widget } from '@contapro/ui'
