/** A line that gives one part of a name. */
const PART =
  /^\s*(?:\S+ ){0,3}?(?<part>title|salutation|fore ?names?|first ?names?|given ?names?|middle ?names?|surname|last ?name|family ?name)(?:\(s\))?\s*[:=|\t]\s*(?<value>[^:]*)$/i

const orderOf = (part: string) => {
  if (/^(title|salutation)/i.test(part)) return 0
  if (/^middle/i.test(part)) return 2
  return /^(surname|last|family)/i.test(part) ? 3 : 1
}

/** A title of a property or a plan is no part of a name. */
const isTitle = (value: string) => /^\p{Lu}?[\p{Ll}.]{1,8}$/u.test(value.trim())

type Part = { readonly order: number; readonly value: string }

const partOf = (line: string): Part | null => {
  const { part = '', value = '' } = PART.exec(line)?.groups ?? {}
  const order = orderOf(part)
  return part === '' || (order === 0 && !isTitle(value)) ? null : { order, value: value.trim() }
}

/** A text with names on one line where an export gives title, first name and surname on lines of their own. */
export const withWholeNames = (text: string): string => {
  const result: string[] = []
  let parts: Part[] = []
  const flush = () => {
    const name = parts.toSorted((a, b) => a.order - b.order).map(({ value }) => value)
    if (parts.length > 0) result.push(`Name: ${name.filter(Boolean).join(' ')}`)
    parts = []
  }
  for (const line of text.split('\n')) {
    const part = partOf(line)
    if (part && parts.some(({ order }) => order === part.order)) flush()
    if (part) parts.push(part)
    else {
      flush()
      result.push(line)
    }
  }
  flush()
  return hasWholeNames(text) ? result.join('\n') : text
}

/** Whether a text parts names at all: a first name and a surname. */
const hasWholeNames = (text: string) => {
  const orders = text.split('\n').flatMap((line) => partOf(line)?.order ?? [])
  return orders.includes(1) && orders.includes(3)
}
