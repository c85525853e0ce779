export const count = (many: number): string => many.toLocaleString('en-US')

export const countOf = (many: number, noun: string): string => `${count(many)} ${noun}${many === 1 ? '' : 's'}`
