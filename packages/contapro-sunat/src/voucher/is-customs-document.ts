/** Whether a type of Tabla 10 is a customs document (50 to 54). */
export function isCustomsDocument(type: string): boolean {
  return /^5[0-4]$/.test(type)
}
