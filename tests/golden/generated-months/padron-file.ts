import { ordinarySuppliers, type Party, suppliers } from './parties.ts'

/** Estado and condición of those who do not stand well. */
const standings: readonly (readonly [Party, string, string])[] = [
  [suppliers.notFound, 'ACTIVO', 'NO HABIDO'],
  [suppliers.struckOff, 'BAJA DE OFICIO', 'HABIDO'],
  [suppliers.suspended, 'SUSPENSION TEMPORAL', 'HABIDO'],
  [suppliers.notLocated, 'ACTIVO', 'NO HALLADO'],
]

const HEADINGS =
  'RUC|NOMBRE O RAZÓN SOCIAL|ESTADO DEL CONTRIBUYENTE|CONDICIÓN DE DOMICILIO|UBIGEO|TIPO DE VÍA|NOMBRE DE VÍA|CÓDIGO DE ZONA|TIPO DE ZONA|NÚMERO|INTERIOR|LOTE|DEPARTAMENTO|MANZANA|KILÓMETRO|'

/** The padrón reducido of these suppliers, in Latin-1 as SUNAT gives it. */
export function padronFile(): Uint8Array {
  const wanted = [...Object.values(suppliers), ...ordinarySuppliers].filter((party) => party !== suppliers.unlisted)
  const lines = [...new Set(wanted)].map((party) => {
    const [, state, condition] = standings.find(([one]) => one === party) ?? [party, 'ACTIVO', 'HABIDO']
    return `${party.document}|${party.name.replace('’', "'")}|${state}|${condition}|140101|AV.|LOS ALGARROBOS|-|-|1|-|-|-|-|-|`
  })
  return Buffer.from([HEADINGS, ...lines, ''].join('\r\n'), 'latin1')
}
