import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { watchedCalls } from './watched-calls.ts'
import { WatchedFolder } from './watched-folder.ts'
import { watchedPromises } from './watched-promises.ts'

// Loaded before a program (`--import`), in each of its threads: records what happens to the files below a folder, and gives the folder a
// disk that can be full.

const { CONTAPRO_WATCHED_FOLDER: path = '', CONTAPRO_RECORDING: recording, CONTAPRO_DISK_STATE: state } = process.env
const folder = new WatchedFolder(path, { ...(recording && { recording }), ...(state && { state }) })
Object.assign(fs, watchedCalls(folder))
Object.assign(fs.promises, watchedPromises(folder))
syncBuiltinESMExports()
