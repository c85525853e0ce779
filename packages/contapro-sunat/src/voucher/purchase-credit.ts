/** Whether a purchase gives IGV credit in its period, never, or in a later period (a detraction deposited late). */
export type PurchaseCredit = 'yes' | 'no' | 'later'
