/** A possible label at the start of a line. */
export type Marker = {
  /** What a series has in common: 'decimal', 'alpha', 'AE', 'dotted' */
  readonly style: string
  readonly value: number
  /** The numbers of a dotted label: [4, 2]; of others the value alone. */
  readonly path: readonly number[]
  /** Without its punctuation: '2(a)'. Null for a bullet. */
  readonly label: string | null
  /** Whether it has punctuation that numbers within a text seldom have. */
  readonly isPunctuated: boolean
  readonly rest: string
}

const months = /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i
const roman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** The number of a roman numeral up to 89; null when it is none. */
export const romanValue = (text: string): number | null => {
  const numeral = text.toLowerCase()
  if (!/^(l?x{0,3}|xl)(ix|iv|v?i{0,3})$/.test(numeral) || numeral === '') return null
  const values = [...numeral].map((letter) => roman[letter] ?? 0)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}

type Reader = {
  readonly pattern: RegExp
  readonly read: (found: RegExpExecArray, rest: string) => Marker[]
}

const one = (
  style: string,
  value: number,
  label: string | null,
  rest: string,
  isPunctuated = true,
): Marker => ({
  style,
  value,
  path: [value],
  label,
  isPunctuated,
  rest,
})

const letterValue = (letters: string) =>
  letters.toLowerCase().charCodeAt(0) - 96 + (letters.length - 1) * 26

const lettered = (letters: string, rest: string): Marker[] => {
  const isUpper = letters !== letters.toLowerCase()
  const numeral = romanValue(letters)
  const isLetter = letters.length === 1 || /^(.)\1$/.test(letters)
  return [
    ...(isLetter ? [one(isUpper ? 'ALPHA' : 'alpha', letterValue(letters), letters, rest)] : []),
    ...(numeral === null ? [] : [one(isUpper ? 'ROMAN' : 'roman', numeral, letters, rest)]),
  ]
}

const levelled = (style: string, path: readonly number[], label: string, rest: string): Marker => ({
  ...{ style, value: path.at(-1) ?? 0, path, label, isPunctuated: true, rest },
})

/** '1.0' stands over 1.1 as '1' does. */
const dotted = (number: string, rest: string): Marker[] => {
  const path = number.replace(/\.0$/, '').split('.').map(Number)
  const style = path.length === 1 ? 'decimal' : `dotted${path.length}`
  return [levelled(style, path, number, rest.replace(/^[–—-]\s+/, ''))]
}

const numerals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )

/** What may be a label at the start of a line, likeliest first. */
export const readers: readonly Reader[] = [
  {
    pattern: /^\**((?:AE|Q|E|AQ|RQ)) ?[-.]? ?(\d{1,3}[a-z]?)\s*[.):–—-]*\**(?:\s+|$)/i,
    read: ([, prefix = '', digits = ''], rest) => [
      one(prefix.toUpperCase(), Number.parseInt(digits, 10), `${prefix}${digits}`, rest),
    ],
  },
  {
    pattern:
      /^\**(?:re:? |regarding )?(?:(?:your|the) (?:repl(?:y|ies)|response|answer) to )?(?:our )?(?:(?:additional |further |new )?(?:enquiry|point)|enq|item|question|query|no|number|requisition)[.:]? ?(?:no\.?|number|nr\.?|#)? ?(#\d{1,6}|\d{1,3})(?:\(?([a-z])\))?(?: of \d{1,3}$)?\s*(?:[.):–—-]+\**(?:\s+|$)|\**$)/i,
    read: ([, number = '', letter], rest) => {
      const digits = number.replace('#', '')
      return [
        letter === undefined
          ? one('word', Number(digits), digits, rest)
          : levelled(
              'word-letter',
              [Number(digits), letterValue(letter)],
              `${digits}(${letter})`,
              rest,
            ),
      ]
    },
  },
  {
    pattern:
      /^(?:enquiry|enq|item|question|query|point|requisition|no)\b\.?(?: no\.?)? ?(\d{1,3})\s+(?=["“(]?[A-Z])/i,
    read: ([, digits = ''], rest) => [one('word', Number(digits), digits, rest, false)],
  },
  {
    pattern: new RegExp(`^(${numerals.join('|')})[.):]\\s+(?=\\S)`, 'i'),
    read: ([, numeral = ''], rest) => [
      one('numeral', numerals.indexOf(numeral.toLowerCase()) + 1, numeral, rest),
    ],
  },
  {
    pattern: /^((\d{1,3})(?:\s?(?:[-–,&]|to|and)\s?\d{1,3})+)[.):]\s+/,
    read: ([, label = '', digits = ''], rest) => [one('decimal', Number(digits), label, rest)],
  },
  {
    pattern: /^#(\d{1,3})[.):]?\s+/,
    read: ([, digits = ''], rest) => [one('decimal', Number(digits), digits, rest)],
  },
  {
    pattern: /^\**(\d{1,3}(?:\.\d{1,3})+)[.):]?\**(?:\s+|$)/,
    read: ([, number = ''], rest) => dotted(number, rest),
  },
  {
    pattern: /^(\d{1,3})\s?\.?\(?([a-z])[.)](?:\s+|$)/,
    read: ([, digits = '', letter = ''], rest) => [
      levelled(
        'decimal-letter',
        [Number(digits), letterValue(letter)],
        `${digits}(${letter})`,
        rest.replace(/^[–—-]\s+/, ''),
      ),
    ],
  },
  {
    pattern: /^(\d{1,3}(?:\.\d{1,3})+)\s?\(([a-z])\)\s*[.:–—-]?\s+/,
    read: ([, number = '', letter = ''], rest) => {
      const path = [...number.split('.').map(Number), letterValue(letter)]
      return [levelled(`dotted${path.length}-letter`, path, `${number}(${letter})`, rest)]
    },
  },
  {
    pattern: /^\**(?![AR]\d+:)([A-Z])([.-]?)(\d{1,2})[.):]?\**(?:\s+|$)/,
    read: ([, letter = '', stop = '', digits = ''], rest) => [
      {
        ...levelled(
          `dotted-${stop}`,
          [letterValue(letter), Number(digits)],
          `${letter}${stop}${digits}`,
          rest,
        ),
        isPunctuated: stop !== '',
      },
    ],
  },
  {
    pattern: /^(\d{1,3})([A-Z])[.)]\s+/,
    read: ([, digits = '', letter = ''], rest) => [
      one('decimal', Number(digits), `${digits}${letter}`, rest),
    ],
  },
  {
    pattern: /^\((\d{1,3})\)\s*/,
    read: ([, digits = ''], rest) => [one('(decimal)', Number(digits), digits, rest)],
  },
  {
    pattern: /^\[(\d{1,3})\]\s*/,
    read: ([, digits = ''], rest) => [one('decimal', Number(digits), digits, rest)],
  },
  {
    pattern: /^[*_]*(\d{1,3})(?:\s?[.):,/]|\.\)|\s?[-–—](?=\s))[*_]*(?:\s+|$|(?=[A-Z(]))/,
    read: ([, digits = ''], rest) => [one('decimal', Number(digits), digits, rest)],
  },
  {
    pattern: /^(\d{1,3})(?:\s+(?=["“‘'(]?[A-Z])|$)/,
    read: ([, digits = ''], rest) =>
      months.test(rest) ? [] : [one('decimal', Number(digits), digits, rest, false)],
  },
  {
    pattern:
      /^\*{0,2}[([]?([a-zA-Z]|([a-zA-Z])\2(?!:)|[ivxl]{1,7}|[IVXL]{1,7})[.)\]:]+\*{0,2}(?:\s+|$)/,
    read: ([, letters = ''], rest) => lettered(letters, rest),
  },
  {
    pattern: /^(\[ ?\]|[•·▪▫◦●○■□☐➢➤►‣⁃∙–—*-]|o(?=\s)|§(?=\s\s*[A-Z]))\s+/,
    read: ([, mark = ''], rest) => [one(`bullet${mark}`, 0, null, rest)],
  },
]
