import { fileURLToPath } from 'node:url'
import { loadNewestDemoMonths, startTestServer } from '@contapro/api/testing'

// The product with the newest months of its demo data, in a folder of its own, on the port given.
const server = await startTestServer({
  port: Number(process.argv[2]),
  webRoot: fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)),
  collector: 'demo',
})
await loadNewestDemoMonths(server.services)
process.stdout.write('The demo is ready.\n')
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
