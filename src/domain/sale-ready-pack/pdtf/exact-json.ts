/** What the runtime tells a reviver of a value besides the value; the library's types have it not yet. */
type RevivedContext = { readonly source?: string }

type ExactJson = {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: RevivedContext) => unknown,
  ): unknown
  rawJSON(text: string): object
}

// The object itself, seen with what its types lack.
const json: ExactJson = Object(JSON)

/** Parses JSON; a number that JavaScript cannot hold exactly stays the text that it is. */
export const parseExactly = (text: string): unknown =>
  json.parse(text.replace(/^\ufeff/, ''), (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && !isExact(source, value)
      ? json.rawJSON(source)
      : value,
  )

const isExact = (source: string, value: number) =>
  Number.isFinite(value) && !Object.is(value, -0) && figuresOf(source) === figuresOf(String(value))

/** A number as its significant figures and exponent: '1.10' and '1.1' are both '11e-1'. */
const figuresOf = (text: string) => {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? []
  const figures = `${whole}${decimals}`.replace(/^0+/, '')
  const short = figures.replace(/0+$/, '')
  const shift = Number(exponent) - decimals.length + figures.length - short.length
  return short === '' ? '0' : `${sign}${short}e${shift}`
}
