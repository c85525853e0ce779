import { constants, fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { canSyncFolders } from '../files/index.ts'

type ModuleOptions = Parameters<NodeFS['init']>[1]

/** A file or folder that PostgreSQL has opened. */
interface Stream {
  readonly nfd: number
  readonly node: { readonly mode: number }
}

/** Of what emscripten hands over before it runs, what PGlite's types leave out. */
interface NodeModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number }
    tryFSOperation(operation: () => void): void
  }
}

/** A folder whose files are synced when PostgreSQL syncs them: NODEFS of emscripten leaves the sync out. */
export class SyncedNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

function addSync(module: unknown): void {
  const { NODEFS } = module as NodeModule
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    const isFolder = (node.mode & constants.S_IFMT) === constants.S_IFDIR
    if (!isFolder || canSyncFolders) NODEFS.tryFSOperation(() => fsyncSync(nfd))
    return 0
  }
}
