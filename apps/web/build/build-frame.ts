import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Builds the page of the frames beside the app, from an entry of its own: a frame in somebody else's page loads its one widget and
 * nothing of the app. While developing, the addresses of the frames lead to the same page.
 */
export function buildFrame(): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'contapro-frame',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/embed/')) request.url = '/embed.html'
        next()
      })
    },
    async writeBundle() {
      if (!config) throw new Error('Vite wrote the bundle before it had read its configuration.')
      const {
        root,
        build: { outDir },
      } = config
      await build({ root, configFile: join(root, 'vite.frame.config.ts'), logLevel: 'warn', build: { outDir } })
    },
  }
}
