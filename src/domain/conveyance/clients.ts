const TITLES_KEPT = /^(Dr|Prof|Professor|Sir|Dame|Lord|Lady|Rev|Revd)\.?$/
const TITLES_DROPPED = /^(Mr|Mrs|Ms|Miss|Mx)\.?$/
const COMPANY = /\b(Ltd|Limited|LLP|plc|Trust|Trustees|Estate|Association|Council)\b/i

type Person = { readonly title: string; readonly initial: string; readonly surname: string }

const personFrom = (name: string): Person => {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !TITLES_DROPPED.test(word))
  const title = words[0] && TITLES_KEPT.test(words[0]) ? `${words.shift()} ` : ''
  const surname = words.pop() ?? ''
  return { title, initial: words[0]?.slice(0, 1) ?? '', surname }
}

const formatPerson = ({ title, initial, surname }: Person) =>
  `${title}${initial ? `${initial} ` : ''}${surname}`

/** The clients in short for a column: 'M & D Ellison', 'L Okonkwo +1', 'Dr A Lindqvist'. */
export const shortClients = (names: readonly string[]): string => {
  const [first, ...others] = names
  if (first === undefined) return ''
  if (COMPANY.test(first)) return others.length > 0 ? `${first} +${others.length}` : first
  const people = names.map(personFrom)
  const [firstPerson] = people
  if (!firstPerson) return ''
  const isOneFamily =
    people.length === 2 && people.every((it) => it.surname === firstPerson.surname && !it.title)
  if (isOneFamily) return `${people.map((it) => it.initial).join(' & ')} ${firstPerson.surname}`
  return others.length > 0
    ? `${formatPerson(firstPerson)} +${others.length}`
    : formatPerson(firstPerson)
}
