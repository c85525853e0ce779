/** A number as it is compared everywhere: without left zeros, and "0" when it is nothing else. */
export function withoutLeftZeros(number: string): string {
  let start = 0
  while (start < number.length - 1 && number.charCodeAt(start) === 48) start++
  return start === 0 ? number : number.slice(start)
}
