/** A rate of the contract in percent: "10.5 %". */
export const formatRate = (rate: string): string => `${rate} %`
