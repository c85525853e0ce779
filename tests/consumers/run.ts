import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** Runs a program in a folder, with the folder's own tools first; answers what it printed, and fails with it. */
export function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, PATH: [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args.join(' ')} failed.\n${stdout}\n${stderr}`.slice(0, 3_000)))
      else resolve(stdout)
    })
  })
}
