import { basename } from 'node:path'
import type { Rolldown } from 'tsdown'

/** What `styles/parts.json` says. */
export interface PartsList {
  /** All parts, each after those that it is made of: the order in which their sheets are linked. */
  readonly parts: readonly string[]
  /** The file of a public component, without its ending → the parts that it may show. */
  readonly components: Readonly<Record<string, readonly string[]>>
}

/** What the build knows of its modules. */
export interface Modules {
  readonly getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null
}

const styleModule = /\/([\w-]+)\.css\.ts\.vanilla\.css/

/** Writes down which style files the modules of each public component bring, on use or at once, as the build sees them. */
export function partsListPlugin(): Rolldown.Plugin {
  return {
    name: 'contapro-parts-list',
    generateBundle() {
      const entry = [...this.getModuleIds()].find((id) => id.endsWith('/src/index.ts')) ?? ''
      const list = partsListOf(this, entry)
      this.emitFile({ type: 'asset', fileName: 'styles/parts.json', source: `${JSON.stringify(list, undefined, 2)}\n` })
    },
  }
}

/** The parts of everything that an entry exports, and of each component among it. */
export function partsListOf(modules: Modules, entry: string): PartsList {
  const parts = partsFrom(modules, entry)
  const components = (modules.getModuleInfo(entry)?.importedIds ?? [])
    .filter((id) => id.endsWith('.tsx'))
    .map((id) => [basename(id, '.tsx'), new Set(partsFrom(modules, id))] as const)
    .filter(([, own]) => own.size > 0)
    .map(([name, own]) => [name, parts.filter((part) => own.has(part))] as const)
  return { parts, components: Object.fromEntries(components) }
}

/** The parts that a module brings, in the order in which a bundler takes them: what loads on use comes last. */
function partsFrom(modules: Modules, start: string): string[] {
  const parts = new Set<string>()
  const seen = new Set<string>()
  const later: string[] = []
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const module = modules.getModuleInfo(id)
    module?.importedIds.forEach(visit)
    later.push(...(module?.dynamicallyImportedIds ?? []))
    const part = styleModule.exec(id)?.[1]
    if (part) parts.add(part)
  }
  visit(start)
  for (const id of later) visit(id)
  return [...parts]
}
