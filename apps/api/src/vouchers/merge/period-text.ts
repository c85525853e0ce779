/** A period as sentences write it: "08/2026". */
export const periodText = (period: string): string => `${period.slice(4)}/${period.slice(0, 4)}`
