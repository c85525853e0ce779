/** Whether a type of Tabla 10 is a credit or debit note (07, 08, 87, 88, 97, 98): it follows the voucher that it modifies. */
export function isNote(type: string): boolean {
  return /^[089][78]$/.test(type)
}
