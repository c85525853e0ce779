/** Whether the text is a Peruvian mobile number: nine digits that begin with 9 (part 1 §9). */
export function isMobileNumber(text: string): boolean {
  return /^9[0-9]{8}$/.test(text)
}
