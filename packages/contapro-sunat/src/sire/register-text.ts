/** What SUNAT refuses in a text, and the line ends and tabs that would break its line. Source: R.S. 112-2021, table 5. */
const FORBIDDEN = /\s*[|/\\\p{Cc}\p{Zl}\p{Zp}][|/\\\p{Cc}\p{Zl}\p{Zp}\s]*/gu

/** Pictures and other signs that no register of SUNAT holds: emoji, their joiners and variants, what is no character. */
const PICTURES =
  /\s*[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}\u20e3]+/gu

const PLAIN = /^[ 0-9A-Za-zÁÉÍÓÚÜÑáéíóúüñ.,&'()-]*$/

/** A name or other text as a register takes it: where a separator, slash or line end stood there is a blank, and pictures are gone. */
export function registerText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return text.normalize('NFC').replaceAll(PICTURES, '').replaceAll(FORBIDDEN, ' ').trim()
}
