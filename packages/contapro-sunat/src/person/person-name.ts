/** Whether the text is a person's name: letters and spaces only, a letter in front (part 1 §5). */
export function isPersonName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} ]*$/u.test(text)
}
