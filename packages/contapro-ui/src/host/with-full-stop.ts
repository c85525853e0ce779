/** A name at the end of a sentence: "S.A.C." brings its own point. */
export const withFullStop = (name: string): string => (name.endsWith('.') ? name : `${name}.`)
