const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii']

const letter = (value: number) => String.fromCharCode(96 + value)
const roman = (value: number) => numerals[value - 1] ?? `x${value}`

export type Marked = { readonly written: string; readonly label: string | null }

const digits = (value: number) => String(value)

const pattern = /^(.*?)(\d\.1|1|a|A|i|I)([^a-zA-Z\d]*)$/

const nameOf = (symbol: string, value: number, over: string | null) => {
  if (symbol === 'a') return letter(value)
  if (symbol === 'A') return letter(value).toUpperCase()
  if (symbol === 'i') return roman(value)
  if (symbol === 'I') return roman(value).toUpperCase()
  return /\./.test(symbol) ? `${over ?? 1}.${value}` : digits(value)
}

/** A label as it is written and as it is known, by what the first of its kind looks like: '1.', '(a)', 'Q1', '•', '' */
export const marked = (like: string, value: number, over: string | null = null): Marked => {
  const [, before = '', symbol, after = ''] = pattern.exec(like) ?? []
  if (symbol === undefined) return { written: like, label: null }
  const name = nameOf(symbol, value, over)
  const prefix =
    /^(AE|Q|E|RQ)[ .]?$/i.exec(before)?.[1] ?? (/^[B-Z]\.?$/.test(before) ? before : '')
  return { written: `${before}${name}${after}`, label: `${prefix}${name}` }
}
