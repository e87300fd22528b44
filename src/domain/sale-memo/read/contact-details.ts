const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const PHONE =
  /(?<![\d/£,.-])(?:\+|00)44[\s.-]*(?:\(0\)[\s.-]*)?\(?\d(?:[\s().-]{0,2}\d){8,9}(?![\d/])|(?<![\d/£,.-])\(?0\d(?:[\s().-]{0,2}\d){8,9}(?![\d/])/g

export type Piece = { readonly text: string; readonly at: number; readonly end: number }

const pieces = (text: string, pattern: RegExp, format: (found: string) => string) =>
  [...text.matchAll(pattern)].map(
    (match): Piece => ({
      text: format(match[0]),
      at: match.index,
      end: match.index + match[0].length,
    }),
  )

export const emailsIn = (text: string) =>
  pieces(text, EMAIL, (found) => found.replace(/^'|[.'-]+$/g, '').toLowerCase())

export const phonesIn = (text: string) => pieces(text, PHONE, phoneOf)

/** A telephone number as it is dialled at home: '+44 (0)7700 900123' is '07700 900123'. */
const phoneOf = (written: string) => {
  const home = written.replace(/^(?:\+|00)44[\s.-]*(?:\(0\))?[\s.-]*\(?0?/, '0')
  const plain = home
    .replaceAll(/[().-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const digits = plain.replaceAll(' ', '')
  if (plain.includes(' ') && plain.indexOf(' ') >= 3) return plain
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

/** The text without its telephone numbers and mail addresses and the words that announce them. */
export const withoutDetails = (text: string) =>
  text
    .replaceAll(EMAIL, ' ; ')
    .replaceAll(PHONE, ' ; ')
    .replaceAll(
      /(?<![\p{L}\d'])(?:tel(?:ephone)?(?: no| number)?|phone|mobile|mob|direct (?:dial|line)|(?<=[,;(|]\s*|^)direct|dd|e-?mail|contact number|landline|fax|home|work)\b\.?\s*[:.]?\s*(?=;|$|\()/giu,
      ' ',
    )
    .replaceAll(/(?<![\p{L}\d'])[tmehfdw]\s*[:.]?\s*(?=;|$)/giu, ' ')
    .replaceAll(/\bor\s*(?=;)/gi, ' ')
