const preload = new URL('watch-disk.ts', import.meta.url).href

/** The environment of a process whose changes below a folder are recorded, or whose disk can be full (`setDisk`). */
export const onWatchedDisk = (
  folder: string,
  { recording, state }: { readonly recording?: string; readonly state?: string },
): Record<string, string> => ({
  NODE_OPTIONS: `--import=${preload}`,
  CONTAPRO_WATCHED_FOLDER: folder,
  ...(recording && { CONTAPRO_RECORDING: recording }),
  ...(state && { CONTAPRO_DISK_STATE: state }),
})
