export { PurchaseVouchersPanel as Widget } from '@contapro/ui'
