/** A file of the mock server. */
export interface MockFile {
  readonly content: Uint8Array<ArrayBuffer>
  readonly type: string
}

/** A white dot. */
const DOT =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='

/** The file of a voucher by its name, `{code}.xml` or `{code}.jpeg`: a few lines of UBL, or a picture of one dot. */
export function mockVoucherFile(fileName: string): MockFile {
  if (fileName.endsWith('.jpeg')) {
    return { content: Uint8Array.from(atob(DOT), (character) => character.charCodeAt(0)), type: 'image/jpeg' }
  }
  const [, , series = 'F001', number = '101'] = fileName.replace(/\.xml$/, '').split('-')
  const text = `<?xml version="1.0" encoding="UTF-8"?><Invoice><ID>${series}-${number}</ID></Invoice>`
  return { content: new TextEncoder().encode(text), type: 'application/xml' }
}
