import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  readonly from: string
  readonly to: string
}

const sources = '{apps,packages}/*/{src,test,test-kit}/**/*.{ts,tsx}'

/** Every source file below the root. */
export function sourceFiles(root: string): string[] {
  return globSync(sources, { cwd: root }).filter((file) => !file.includes('node_modules'))
}

/** Every import of every source file (types, re-exports and import() too); a relative one as a path from the root. */
export function readImports(root: string): Import[] {
  return sourceFiles(root).flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8')
    const { module } = parseSync(from, text)
    const found = [
      ...module.staticImports.map((i) => i.moduleRequest.value),
      ...module.staticExports.flatMap((e) =>
        e.entries.flatMap((x) => (x.moduleRequest ? [x.moduleRequest.value] : [])),
      ),
      ...module.dynamicImports.map((i) =>
        text.slice(i.moduleRequest.start, i.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      ),
    ]
    return [...new Set(found)].map((to) => ({ from, to: to.startsWith('.') ? posix.join(dirname(from), to) : to }))
  })
}

const feature = (path: string): string | undefined => /^(apps|packages)\/[^/]+\/src\/features\/[^/.]+/.exec(path)?.[0]
const workspace = (path: string): string | undefined => /^(apps|packages)\/[^/]+/.exec(path)?.[0]
const inside = (path: string, ...folders: string[]): boolean => folders.some((folder) => path.startsWith(folder))
const ours = (to: string, ...names: string[]): boolean =>
  names.some((name) => to === `@contapro/${name}` || to.startsWith(`@contapro/${name}/`))
/** Whether an import is of a library, or of a part of it. */
const isOf = (to: string, ...libraries: string[]): boolean =>
  libraries.some((name) => to === name || to.startsWith(`${name}/`))
const foreignComponents = [
  'recharts',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'lucide-react',
  'react-day-picker',
  'embla-carousel-react',
]
const ui = 'packages/contapro-ui/src/'
/** Code that runs in tests or stories only. */
export const isTest = (path: string): boolean =>
  /\/(test|test-kit|testing)\/|\/story-host\.tsx$|\.test\.tsx?$|\.stories\.tsx$/.test(path)

/** Rule → whether an import breaks it. Each says where the code belongs. */
export const importRules: Record<string, (i: Import) => boolean> = {
  'no feature imports another: what two share is a pattern or a hook, or on a lower floor of the server': ({
    from,
    to,
  }) => !!feature(from) && !!feature(to) && feature(from) !== feature(to),
  'no workspace is reached by a path: import it by its name': ({ from, to }) =>
    !!workspace(to) && workspace(from) !== workspace(to),
  'only stores and db/ talk to the database: SQL belongs in a *.store.ts': ({ from, to }) =>
    isOf(to, 'drizzle-orm', 'pg', 'pg-copy-streams', '@electric-sql/pglite') &&
    !/\.store\.ts$|\/db\//.test(from) &&
    !isTest(from),
  'no package imports an app': ({ to }) => ours(to, 'api', 'web', 'storybook'),
  '@contapro/sunat is pure: no I/O, no framework, no other package of ours': ({ from, to }) =>
    inside(from, 'packages/contapro-sunat/src') && (/^(node:|@contapro\/)/.test(to) || isOf(to, 'react', 'zod')),
  '@contapro/sdk does not know the components': ({ from, to }) =>
    inside(from, 'packages/contapro-sdk/src') && ours(to, 'ui'),
  'the server imports no client code': ({ from, to }) => inside(from, 'apps/api/src') && ours(to, 'sdk', 'ui'),
  'theme, primitives and patterns fetch nothing': ({ from, to }) =>
    inside(from, `${ui}theme`, `${ui}primitives`, `${ui}patterns`) && !isTest(from) && ours(to, 'sdk'),
  'only primitives/ and patterns/ import components of other authors: wrap them there': ({ from, to }) =>
    (/^@(radix|base)-ui\//.test(to) || isOf(to, ...foreignComponents)) &&
    !inside(from, `${ui}primitives`, `${ui}patterns`) &&
    !isTest(from),
}

/** Rule → whether a file's name breaks it. */
export const nameRules: Record<string, (file: string) => boolean> = {
  'files and folders are kebab-case': (file) =>
    file.split('/').some((part) => !/^[a-z0-9.-]+$/.test(part) && !/^_|^\$/.test(part)),
  'no name says nothing (utils, helpers, common, misc)': (file) =>
    /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file),
}
