/** Credit and debit notes of Tabla 10: they follow the voucher that they modify. */
export const noteTypes: readonly string[] = ['07', '08', '87', '88', '97', '98']
