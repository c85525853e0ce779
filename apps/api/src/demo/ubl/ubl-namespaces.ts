const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
const SUNAT = 'urn:sunat:names:specification:ubl:peru:schema:xsd:'

/** Namespaces of a voucher's root (Invoice, CreditNote, DebitNote). */
export function voucherNamespaces(root: string): Readonly<Record<string, string>> {
  return { xmlns: `${UBL}${root}-2`, ...commonNamespaces }
}

/** Namespaces of a perception or retention, whose root is SUNAT's own. */
export function withholdingNamespaces(root: string): Readonly<Record<string, string>> {
  return { xmlns: `${SUNAT}${root}-1`, ...commonNamespaces }
}

const commonNamespaces = {
  'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
  'xmlns:ext': `${UBL}CommonExtensionComponents-2`,
  'xmlns:sac': `${SUNAT}SunatAggregateComponents-1`,
}
