/** The units of catálogo 03 (UN/ECE recommendation 20) that vouchers use most; any other is printed by its code. */
const UNIT_NAMES: ReadonlyMap<string, string> = new Map([
  ['NIU', 'Unidad'],
  ['ZZ', 'Servicio'],
  ['KGM', 'Kilogramo'],
  ['GRM', 'Gramo'],
  ['TNE', 'Tonelada'],
  ['LTR', 'Litro'],
  ['GLL', 'Galón'],
  ['MTR', 'Metro'],
  ['MTK', 'Metro²'],
  ['MTQ', 'Metro³'],
  ['BX', 'Caja'],
  ['PK', 'Paquete'],
  ['BG', 'Bolsa'],
  ['SA', 'Saco'],
  ['BO', 'Botella'],
  ['DZN', 'Docena'],
  ['CEN', 'Ciento'],
  ['MIL', 'Millar'],
  ['SET', 'Juego'],
  ['HUR', 'Hora'],
  ['DAY', 'Día'],
  ['MON', 'Mes'],
  ['KWH', 'kWh'],
])

/** What a unit of measure is called on paper. */
export function unitName(code: string): string {
  return UNIT_NAMES.get(code) ?? code
}
