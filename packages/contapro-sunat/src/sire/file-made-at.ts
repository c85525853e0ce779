import { parseCivilDate } from '../civil-date/civil-date.ts'

/** RCE export: `{RUC}-{AAAAMMDD}-{HHMMSS}-propuesta`; a browser may add " (1)" before the extension. */
const EXPORT_NAME = /^([0-9]{11})-([0-9]{4})([0-9]{2})([0-9]{2})-([0-9]{2})([0-9]{2})([0-9]{2})-propuesta(?![a-z0-9])/i

/**
 * Instant at which SUNAT made the file of this name, `YYYY-MM-DDTHH:MM:SS-05:00`: time of Peru, UTC−5 all year. Undefined if the name has none, or names another company.
 *
 * Only the RCE export carries it. Names of RVIE exports, replacements, PLE registers, deposit reports and the padrón hold no date of the
 * file, and neither do their contents. Source: domain notes 2.3 and names of exports in public clients of SIRE.
 *
 * @param name with or without folders and extension.
 */
export function fileMadeAt(name: string, ownerRuc?: string): string | undefined {
  const match = EXPORT_NAME.exec(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1))
  if (match === null) return undefined
  const [, ruc, year = '', month = '', day = '', hour = '', minute = '', second = ''] = match
  if (ownerRuc !== undefined && ruc !== ownerRuc) return undefined
  const date = parseCivilDate(`${year}-${month}-${day}`)
  if (date === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return `${date}T${hour}:${minute}:${second}-05:00`
}
