/** Whether the text is a DNI: eight digits (part 1 §9). The verification character beside them is not part of it. */
export function isDni(text: string): boolean {
  return /^[0-9]{8}$/.test(text)
}
