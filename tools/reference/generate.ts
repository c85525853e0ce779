import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { referenceFiles, referenceFolder, root } from './reference.ts'

const files = await referenceFiles()
await rm(join(root, referenceFolder), { recursive: true, force: true })
for (const [path, text] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
  process.stdout.write(`written ${path}\n`)
}
