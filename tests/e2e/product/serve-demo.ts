import { fileURLToPath } from 'node:url'
import { loadNewestDemoMonths, startTestServer } from '@contapro/api/testing'

// The product with the newest months of its demo data, in a folder of its own, on a port that the system chooses.
const server = await startTestServer({
  webRoot: fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)),
  collector: 'demo',
})
await loadNewestDemoMonths(server.services)
process.stdout.write(`The demo is ready at ${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
