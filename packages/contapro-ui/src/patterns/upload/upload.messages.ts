import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the files to be sent. */
export interface UploadMessages {
  readonly removeFile: (name: string) => string
}

export const uploadMessages: TextSet<'upload', UploadMessages> = {
  feature: 'upload',
  texts: {
    removeFile: (name) => `Quitar ${name}`,
  },
}
