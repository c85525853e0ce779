/** "Tipo de Cuenta" of SUNAT's report of deposits: the ordinary account in the Banco de la Nación, and the one for IVAP [M]. */
const names: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['D', 'Cuenta convencional'],
  ['I', 'Cuenta IVAP'],
])

/** The name of a type of account, in Spanish; a code that no list has stays as it is, and '' is null. */
export function detractionAccountName(code: string): string | null {
  return names.get(code) ?? (code || null)
}
