import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallExpression, type Node, type ObjectExpression, parseSync, Visitor } from 'oxc-parser'

/** Lowest limits, in milliseconds. A machine that is four times slower stays below them. */
export const lowest = { test: 120_000, expectation: 30_000 }

/** A test file, story, test support or configuration, with the nodes that the rules look at. */
export interface TimedSource {
  readonly file: string
  readonly text: string
  readonly calls: readonly CallExpression[]
  readonly objects: readonly ObjectExpression[]
  /** Names, texts and `a.b`. */
  readonly words: readonly Node[]
  /** Numbers that the file names. */
  readonly constants: ReadonlyMap<string, number>
}

const patterns = [
  '{apps,packages,tools}/**/*.{test,spec,stories}.{ts,tsx}',
  '{apps,packages}/*/{test,test-kit}/**/*.{ts,tsx}',
  'tests/**/*.{ts,tsx}',
  'apps/storybook/{.storybook,src}/**/*.{ts,tsx}',
  '{apps,packages,tools,tests}/**/{vitest,playwright}.config.ts',
]

/** Everything that runs as a test below the root. Benchmarks are left out, because they measure. */
export function timedSources(root: string): TimedSource[] {
  const exclude = ['**/node_modules', '**/dist', 'tests/bench']
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude }))
  return [...new Set(files)].map((file) => parseTimed(file, readFileSync(join(root, file), 'utf8')))
}

function parseTimed(file: string, text: string): TimedSource {
  const found = { calls: [] as CallExpression[], objects: [] as ObjectExpression[], words: [] as Node[] }
  const constants = new Map<string, number>()
  new Visitor({
    CallExpression: (call) => void found.calls.push(call),
    ObjectExpression: (object) => void found.objects.push(object),
    MemberExpression: (member) => void found.words.push(member),
    Identifier: (name) => void found.words.push(name),
    Literal: (value) => void found.words.push(value),
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'Literal') constants.set(id.name, Number(init.value))
    },
  }).visit(parseSync(file, text).program)
  return { file, text, constants, ...found }
}

const textOf = ({ text }: TimedSource, { start, end }: Node): string => text.slice(start, end)

/** Whether a value is a number below the limit. Anything computed counts as high enough. */
function isBelow({ constants }: TimedSource, value: Node | undefined, limit: number): boolean {
  if (value?.type === 'Literal') return Number(value.value) < limit
  return value?.type === 'Identifier' && (constants.get(value.name) ?? limit) < limit
}

/** Values of the properties that limit a wait. The product names its own limits with their unit (`timeoutMs`). */
const limitsIn = (source: TimedSource, object: Node): Node[] =>
  object.type !== 'ObjectExpression'
    ? []
    : object.properties.flatMap((property) =>
        property.type === 'Property' && /^(timeout|\w+Timeout)$/.test(textOf(source, property.key))
          ? [property.value]
          : [],
      )

const declaresTest = /^(it|test|describe|(before|after)(All|Each)|onTestFinished|onTestFailed|\w+Test)\b/
const setsLimit = /\.set(Default|DefaultNavigation)?Timeout$/
const waitsByItself = /^vi\.wait(For|Until)$|\.waitForTimeout$/
const measures =
  /^(performance\.(now|measure)|process\.(memoryUsage|hrtime|cpuUsage|resourceUsage)|monitorEventLoopDelay|heapUsed|usedJSHeapSize|'?JSHeapUsedSize'?)$/
const takesLimits = /^\.\.\.limits\.(vitest|playwright)$/
const isConfiguration = /(vitest|playwright)\.config\.ts$/

/** Rule → the places of a file that break it. */
export const limitRules: Record<string, (source: TimedSource) => readonly Node[]> = {
  'a test or hook has at least the common limit': (source) =>
    source.calls.filter((call) => {
      const [subject] = call.arguments
      if (setsLimit.test(textOf(source, call.callee))) return isBelow(source, subject, lowest.test)
      if (!declaresTest.test(textOf(source, call.callee))) return false
      const limits = call.arguments.slice(1).flatMap((argument) => [argument, ...limitsIn(source, argument)])
      return limits.some((limit) => isBelow(source, limit, lowest.test))
    }),
  'an expectation has at least the common limit': (source) =>
    source.objects.filter((object) =>
      limitsIn(source, object).some((limit) => isBelow(source, limit, lowest.expectation)),
    ),
  'tests wait by expect.poll, because no configuration limits vi.waitFor': (source) =>
    source.calls.filter((call) => waitsByItself.test(textOf(source, call.callee))),
  'tests measure neither time nor memory: that belongs in tests/bench': (source) =>
    source.words.filter((word) => measures.test(textOf(source, word))),
  'a configuration takes the common limits and sets none itself': (source) =>
    limitedObjects(source).filter(
      (object) =>
        !object.properties.some((p) => p.type === 'SpreadElement' && takesLimits.test(textOf(source, p))) ||
        limitsIn(source, object).length > 0 ||
        valueOf(source, object, 'expect') !== undefined,
    ),
}

/** Options of the tests of a configuration. A project that extends another file than this one does not inherit them. */
function limitedObjects(source: TimedSource): ObjectExpression[] {
  if (!isConfiguration.test(source.file)) return []
  const configured = source.calls.flatMap((call) =>
    textOf(source, call.callee) === 'defineConfig' ? call.arguments.filter(isObject) : [],
  )
  if (source.file.endsWith('playwright.config.ts')) return configured
  const apart = source.objects.filter((object) => {
    const parent = valueOf(source, object, 'extends')
    return parent !== undefined && textOf(source, parent) !== 'true'
  })
  return [...configured, ...apart].map((object) => {
    const test = valueOf(source, object, 'test')
    return test && isObject(test) ? test : object
  })
}

const isObject = (node: Node): node is ObjectExpression => node.type === 'ObjectExpression'

const valueOf = (source: TimedSource, { properties }: ObjectExpression, name: string): Node | undefined =>
  properties.flatMap((p) => (p.type === 'Property' && textOf(source, p.key) === name ? [p.value] : []))[0]

/** The places of a file that break a rule, as `file:line text`. */
export function brokenPlaces(source: TimedSource, rule: string): string[] {
  return (limitRules[rule]?.(source) ?? []).map(
    (node) =>
      `${source.file}:${source.text.slice(0, node.start).split('\n').length} ${textOf(source, node).split('\n')[0]}`,
  )
}
