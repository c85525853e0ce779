import { dirname } from 'node:path'
import { type Import, isTest } from './imports.ts'

/** Floors of the sources of a workspace, lowest first: a floor imports only itself and lower ones. Files beside them import all. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src': ['platform', 'company', 'vouchers', 'ingestion', 'features', 'jobs', 'demo', 'start'],
  'packages/contapro-ui/src': [
    'theme',
    'primitives',
    'patterns',
    'host',
    'report',
    'lists',
    'features',
    'messages',
    'elements',
  ],
}

interface Place {
  readonly sources: string
  readonly floor: string
  /** Its number, counted from the lowest floor; Infinity for a file beside the floors, -1 for a folder that is no floor. */
  readonly level: number
}

function placeOf(path: string): Place | undefined {
  const sources = Object.keys(floors).find((folder) => path.startsWith(`${folder}/`))
  if (sources === undefined) return undefined
  const [floor = '', ...rest] = path.slice(sources.length + 1).split('/')
  return {
    sources,
    floor,
    level: rest.length === 0 ? Number.POSITIVE_INFINITY : (floors[sources]?.indexOf(floor) ?? -1),
  }
}

/** Folders beside the floors. */
export const unknownFloors = (files: readonly string[]): string[] => files.filter((file) => placeOf(file)?.level === -1)

/** Imports of a higher floor, each with the floor where the imported code belongs. */
export function upwardImports(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    if (isTest(from)) return []
    const [source, target] = [placeOf(from), placeOf(to)]
    if (!source || !target || source.sources !== target.sources || target.level <= source.level) return []
    return [`${from} -> ${to}: move what both need to ${source.sources}/${source.floor} or lower`]
  })
}

/** Imports from one folder to another that are part of a circle of folders, or lie between two circles. */
export function circularImports(imports: readonly Import[]): string[] {
  let rest = imports.flatMap(({ from, to }) => {
    if (isTest(from) || placeOf(from) === undefined || placeOf(to) === undefined) return []
    const edge = { from: dirname(from), to: dirname(to), text: `${from} -> ${to}` }
    return edge.from === edge.to ? [] : [edge]
  })
  for (let before = -1; before !== rest.length; ) {
    before = rest.length
    const importing = new Set(rest.map(({ from }) => from))
    const imported = new Set(rest.map(({ to }) => to))
    rest = rest.filter(({ from, to }) => importing.has(to) && imported.has(from))
  }
  return rest.map(({ text }) => text)
}
