const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|lady|lord|rev|master)\b\.?\s*/i
const AND = /^(?:&|and)\s+/i
const LAST_FIRST = /^([\p{L}\s'’.-]+),([\p{L}\s'’.-]+)$/u

/** Splits 'Mr O Tarrant', 'Tarrant, Owen' or 'Mr & Mrs Tarrant' into first and last name; one word is a last name. */
export const splitName = (name: string): { first_name: string; last_name: string } => {
  const [, last, first] = LAST_FIRST.exec(name) ?? []
  if (first && last) return { first_name: withoutTitle(first), last_name: last.trim() }
  const parts = withoutTitle(name).split(/\s+/).filter(Boolean)
  return { first_name: parts.slice(0, -1).join(' '), last_name: parts.at(-1) ?? '' }
}

const withoutTitle = (name: string): string => {
  const rest = name.trim().replace(TITLE, '').replace(AND, '')
  return rest === name.trim() ? rest : withoutTitle(rest)
}
