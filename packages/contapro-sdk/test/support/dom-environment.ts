import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** happy-dom for what React needs, with the network, streams and abort signals of Node: those are what the client is tested with. */
const domEnvironment: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  setup: async (global: typeof globalThis, options) => {
    const native = NATIVE.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const)
    const { teardown } = await builtinEnvironments['happy-dom'].setup(global, options)
    for (const [name, descriptor] of native) {
      if (descriptor) Object.defineProperty(global, name, { ...descriptor, configurable: true })
    }
    return { teardown }
  },
}

const NATIVE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'URL',
  'URLSearchParams',
] as const

// oxlint-disable-next-line import/no-default-export -- vitest takes an environment by its default export
export default domEnvironment
