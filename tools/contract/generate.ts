import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generatedFiles, root } from './contract.ts'

for (const [path, text] of await generatedFiles()) {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  process.stdout.write(`written ${path}\n`)
}
