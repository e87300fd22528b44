const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|lady|lord|rev|master)\b\.?\s*/i
const AND = /^(?:&|and)\s+/i
const LAST_FIRST = /^([\p{L}\s'’.-]+),([\p{L}\s'’.-]+)$/u

/** Splits 'Mr O Tarrant', 'Tarrant, Owen' or 'Mr & Mrs Tarrant' into first and last name; one word is a last name. */
export const splitName = (written: string): { first_name: string; last_name: string } => {
  const [, last, first] = LAST_FIRST.exec(written) ?? []
  if (first && last) return { first_name: untitled(first), last_name: last.trim() }
  const words = untitled(written).split(/\s+/).filter(Boolean)
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

/** The name without its leading titles. */
const untitled = (written: string): string => {
  const rest = written.trim().replace(TITLE, '').replace(AND, '')
  return rest === written.trim() ? rest : untitled(rest)
}
