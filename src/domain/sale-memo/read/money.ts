/** An amount found in text, in whole pence, with where it stands. */
export type Amount = { readonly pence: number; readonly at: number; readonly end: number }

const FIGURE =
  /(?:£|GBP|(?<=\s|^)L(?=\d))\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,3}))?\s*(?:(m|million|mn|k|thousand)\b)?|\b(\d{1,3}(?:,\d{3})+)(?:\.(\d\d))?(?=\s*(?:pounds|sterling|GBP|\/-)?(?![\d/]))|\b(\d{4,9})(?=\s*(?:pounds|GBP))|\b(\d+(?:\.\d+)?)\s*k\b/gi

const SCALES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
}

/** Every amount in a text, in its order. */
export const amountsIn = (text: string): readonly Amount[] => {
  const figures = [...text.matchAll(FIGURE)].map((match) => ({
    pence: penceOf(match),
    at: match.index,
    end: match.index + match[0].length,
  }))
  return figures.length > 0 ? figures : wordAmounts(text)
}

const penceOf = (match: RegExpMatchArray) => {
  const [, whole, decimals = '', scale, plain, pence, bare, thousands] = match
  if (thousands !== undefined) return Math.round(Number(thousands) * 100_000)
  const figure = `${(whole ?? plain ?? bare ?? '').replaceAll(/[, ]/g, '')}.${decimals || (pence ?? '0')}`
  return Math.round(Number(figure) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1) * 100)
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const WORD = [...UNITS, ...TENS, 'hundred', 'thousand', 'million', 'and'].join('|')
const IN_WORDS = new RegExp(`\\b((?:(?:${WORD})[\\s,-]+)+)pounds\\b`, 'gi')

const wordAmounts = (text: string): readonly Amount[] =>
  [...text.matchAll(IN_WORDS)].map((match) => ({
    pence: numberInWords(match[1] ?? '') * 100,
    at: match.index,
    end: match.index + match[0].length,
  }))

/** 'three hundred and twenty-five thousand' as 325000. */
export const numberInWords = (text: string) => {
  let total = 0
  let part = 0
  for (const word of text.toLowerCase().split(/[\s,-]+/)) {
    const unit = UNITS.indexOf(word)
    const ten = TENS.indexOf(word)
    if (unit >= 0) part += unit
    else if (ten >= 0) part += (ten + 2) * 10
    else if (word === 'hundred') part *= 100
    else if (word === 'thousand' || word === 'million') {
      total += (part || 1) * (SCALES[word] ?? 1)
      part = 0
    }
  }
  return total + part
}
