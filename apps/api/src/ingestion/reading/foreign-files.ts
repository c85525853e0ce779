/** Files that an operating system or an office program adds by itself: `__MACOSX/`, `.DS_Store`, `Thumbs.db`, `~$carta.docx`. */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.(?!\.?\/)|~\$|thumbs\.db$|ehthumbs\.db$|desktop\.ini$)/i.test(path)

/**
 * Whether somebody who gave a file this name expects Contapro to read it. Only such a file is refused if it cannot be read; any other,
 * such as a PDF, an image or an office document, is skipped. SUNAT's receipt (CDR) is no voucher, damaged or not.
 */
export const isExpected = (path: string): boolean =>
  /\.(txt|csv|xml|zip|rar|7z|tar|t?gz|bz2|xz)$/i.test(path) && !/(^|\/)R-[^/]*\.xml$/i.test(path)

/** Whether the file is compressed in a form that Contapro does not open. */
export const isOtherArchive = (path: string): boolean => /\.(rar|7z|tar|t?gz|bz2|xz)$/i.test(path)

/** Whether the file is a workbook, which may hold a report of SUNAT. */
export const isSpreadsheet = (path: string): boolean => /\.(xls[xmb]?|ods)$/i.test(path)
