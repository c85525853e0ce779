/** Saves a file as a click on a download would. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // The browser reads the address after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
