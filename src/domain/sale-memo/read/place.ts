const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s{0,2}(\d[A-Z]{2})\b/g
const LOOSE_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s{1,2}(\d[A-Z]{2})\b/gi

export type FoundPostcode = { readonly text: string; readonly at: number; readonly end: number }

/** Every postcode in a text, with one space. */
export const postcodesIn = (text: string): readonly FoundPostcode[] => {
  const capitals = [...text.matchAll(POSTCODE)]
  return (capitals.length > 0 ? capitals : [...text.matchAll(LOOSE_POSTCODE)]).map((match) => ({
    text: `${match[1]} ${match[2]}`.toUpperCase(),
    at: match.index,
    end: match.index + match[0].length,
  }))
}

/** The lines with a postcode that the end of a line parted on the first of them. */
export const withWholePostcodes = (lines: readonly string[]): readonly string[] => {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1) ?? ''
    const isCut = /\b[A-Z]{1,2}\d[A-Z\d]?$/.test(last) && /^\d[A-Z]{2}\b/.test(line)
    if (isCut) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

/** The town of a line that ends with its postcode: 'Dunmere' of '2 The Row, Dunmere IP62 1ZG'. */
export const townIn = (line: string) => {
  const [postcode] = postcodesIn(line)
  const before = line.slice(0, postcode?.at ?? 0).replace(/[\s,]+$/, '')
  const town = before.split(/,\s*|\s[–—|-]\s/).at(-1) ?? ''
  return before.includes(',') && /^\p{Lu}[\p{L}' -]+$/u.test(town) ? town : null
}

export const withoutPostcode = (text: string) =>
  postcodesIn(text).reduceRight((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text)

const BOILERPLATE =
  /^\W*(?:subject to contract|without prejudice|this (?:memorandum|document|letter|e-?mail|message|form|is not|notice)|registered (?:in|office|number)|e ?& ?oe|page \d|confidential|disclaimer|regulated by|authorised|vat (?:no|reg)|www\.|https?:|please retain|member of|the information in|neither|if you are not|sent from my)|\btrading (?:name|style) of\b/i

/** Whether a line is of the kind that stands on every memorandum. */
export const isBoilerplate = (text: string) => BOILERPLATE.test(text)

const FLAT =
  /^(?:flat|apartment|apt|unit|maisonette|studio|penthouse|ground floor flat|first floor flat)\b/i

/** An address on one line: parts by comma, the flat first, no postcode, nothing in brackets. */
export const addressOf = (lines: readonly string[]): string | null => {
  const parts = withoutPostcode(withWholePostcodes(lines).join(', '))
    .replaceAll(/\((?:[^()]*(?:hold|contract|property|plot|land|"|')[^()]*)\)/gi, '')
    .replace(
      /^(?:the )?(?:(?:freehold|leasehold) )?(?:property|premises|land)?\s*(?:known as|situated? at|being|at|re)\b:?\s+/i,
      '',
    )
    .replace(/^lot \d+[a-z]?[,:\s–-]+(?=\p{L}|\d)/iu, '')
    .replace(/[\s.;(]*$/, '')
    .replace(/^([^,]{4,40}) in (?=\p{Lu}[\p{L} '-]+$)/u, '$1, ')
    .split(/\s*[,;]\s*|\s+[–—-]\s+|\s{3,}/)
    .map((part) => part.replaceAll(/^[\s.:]+|[\s:]+$/g, ''))
    .filter((part) => /[\p{L}\d]/u.test(part) && !/^(?:england|united kingdom|uk)$/i.test(part))
  const flat = parts.findIndex((part) => FLAT.test(part))
  const ordered =
    flat > 0
      ? [...parts.slice(flat, flat + 1), ...parts.slice(0, flat), ...parts.slice(flat + 1)]
      : parts
  return ordered.length > 0 ? ordered.join(', ') : null
}

const LEADING =
  /^(?:We|I|Re|RE|Regarding|Sale|SALE|Our|Your|Dear|Property|PROPERTY|Address|Purchase|Memorandum|Memo|MOS|Sold|Subject|Agreed|Confirmed|Notification|Instruction)$/
const SMALL = /^(?:on|in|under|upon|le|by|the|of|y|yr|next|sub|cum|juxta|and|&|-)$/i

/** The address that ends at a place of a sentence, without the words that lead to it. */
export const addressBefore = (text: string) => {
  const words = text.replace(/[\s,.]+$/, '').split(/\s+/)
  let from = words.length
  while (from > 0 && isOfAddress(words, from - 1)) from--
  return words.slice(from).join(' ')
}

const isOfAddress = (words: readonly string[], index: number) => {
  const word = words[index] ?? ''
  if (/[:;!?]$|[a-z]{3}\.$/.test(word)) return false
  if (/^[\p{Lu}\d'"(]/u.test(word) && !LEADING.test(word)) return true
  return (
    SMALL.test(word) &&
    index > 0 &&
    (/^\p{Lu}\p{Ll}+$/u.test(words[index - 1] ?? '') ||
      (/^\d+[a-z]?$/i.test(words[index - 1] ?? '') && /^\d/.test(words[index + 1] ?? ''))) &&
    !LEADING.test(words[index - 1] ?? '')
  )
}
