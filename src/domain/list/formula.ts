const SIGN = /^[=+\-\u2212@|%]/

/**
 * Whether a spreadsheet might run a text as a formula: it begins with one of = + - @ | %, full-width and other forms
 * included, with a tab, a line break or NUL. Spaces and invisible characters before it do not hide it.
 */
export const looksLikeFormula = (text: string) => {
  const [before = ''] = /^[\s\p{Cc}\p{Cf}]*/u.exec(text) ?? []
  const [first = ''] = text.slice(before.length)
  return /[\t\r\n\0]/.test(before) || SIGN.test(first.normalize('NFKC'))
}
