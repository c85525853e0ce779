import { printSizes } from './print-sizes.ts'

/** `main.ts [modules]`: what each import costs a host, with that many of its largest modules. */
await printSizes((line) => console.log(line), { modules: Number(process.argv[2] ?? 0) })
