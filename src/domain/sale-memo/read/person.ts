import { GIVEN_NAMES } from './given-names.ts'

const TITLES =
  'Mr|Mrs|Miss|Ms|Mx|Dr|Doctor|Prof|Professor|Sir|Lady|Dame|Lord|Rev|Revd|Reverend|Capt|Captain|Major|Col|Colonel|Brigadier|Commander|Canon|Father|Hon|Honourable|Viscount|Earl|Baroness|Councillor|Cllr|Messrs|Master|Mesdames'
export const TITLE = new RegExp(`^(?:${TITLES})\\b\\.?(?=\\s|$|&|\\/)`, 'i')
const LEADING_TITLES = new RegExp(`^(?:(?:the )?(?:${TITLES})\\b\\.?(?:\\s+|$))+`, 'i')

export const COMPANY =
  /\b(ltd|limited|plc|llp|inc|gmbh|holdings|developments?|homes|investments?|estates|group|trust|trustees of|council|association|charity|diocese|bank|society|properties|construction|builders|ventures|enterprises|company|partnership|church|university|college|foundation|lettings|lp|cyf|cyfyngedig|builds?)\b\.?/i

const CAPITALISED =
  /^(?:\p{Lu}[\p{L}'.-]*|de|da|di|del|la|le|van|von|der|den|ap|ab|ferch|bin|binti|al|el|ten|ter|dos|du|st)$/u

/** Letters that follow a name. */
const LETTERS =
  /,?\s+(?:(?:[MFA]NAEA|MARLA|[MF]RICS|BSc|BA|MBA|LLB|F?CILEx|JP|[OM]BE|Esq(?:uire)?)\b[\s,.()A-Za-z]*)+$/

export const withoutTitle = (name: string) =>
  name.trim().replace(LETTERS, '').replace(LEADING_TITLES, '').trim()

/** Whether text could be the name of one person: two to five capitalised words, no digit. */
export const isName = (text: string) => {
  const words = withoutTitle(text).split(/\s+/)
  if (/[\d@£:()]/.test(text) || words.length === 0 || words.length > 6) return false
  if (words.length === 1 && !TITLE.test(text)) return false
  return words.every((word) => CAPITALISED.test(word)) && !COMPANY.test(text)
}

/** Whether text names a person for sure: it has a title or begins with a given name. */
export const isSurelyPerson = (text: string) => {
  if (!isName(text)) return false
  const [first = ''] = withoutTitle(text).split(/[\s-]/)
  return (
    TITLE.test(text) ||
    WITH_INITIALS.test(text) ||
    GIVEN_NAMES.has(first.toLowerCase().replaceAll('.', ''))
  )
}

/** Whether a name is a person's with some of the given names left out. */
export const isShortOf = (short: string, name: string) =>
  withoutTitle(short)
    .split(' ')
    .every((word) => name.split(' ').includes(word))

/** 'J. P. Arkwright'. */
const WITH_INITIALS = /^(?:\p{Lu}\.?\s*){0,2}\p{Lu}\.?\s+\p{Lu}\p{Ll}[\p{L}'-]+$/u

/** What stands behind a name that ends with a full stop. */
const ENDED = /(?<=\p{Ll}{3})(?<!\b(?:Prof|Messrs|Revd|Capt|Ltd))\.\s.*$/su

const ASIDE = /\s*\((?:[^()]*)\)|\s*\[[^\]]*\]/g
const CAPACITY =
  /,?\s+(?:\(?(?:as|acting as|acting by|acting through|in (?:his|her|their) capacity|being|both of|all of|each of|t\/a|trading as|c\/o|care of|formerly|n[ée]e|aka|a\.k\.a\.|also known as|known as|by (?:his|her|their)|best (?:number|contact|reached|on|is)|whose|contactable|reachable|joint(?:ly)?|tenants? in common|executors? (?:of|for)|attorney|company (?:no|number|reg)|registered)\b).*$/i

const DIVIDER =
  /\s*(?:;|\n|\+|\sa\/(?:and|ac)\s|\sand\/or\s|\s\/\s|\sa\s(?=(?:Mr|Mrs|Ms|Miss|Dr)\b)|,?\s+(?:and|&|a'r|ac)\s+(?!co\b|sons?\b|partners\b|daughters?\b)|,\s*(?=\p{Lu}))\s*/iu

const ESTATE =
  /^(?:the )?(?:executors?|personal representatives?|estate|trustees?|administrators?) of\b/i

/** Without what stands in brackets, but for the part of a company's name. */
const bracketed = (text: string) =>
  text.replaceAll(ASIDE, (aside, at: number) =>
    COMPANY.test(text.slice(at + aside.length)) && !/\d/.test(aside) ? aside : '',
  )

/** 'Mr & Mrs L Featherby (Lionel and Joan)': the names in the brackets are those of the couple. */
const couple = (text: string): string =>
  text
    .replace(/^(?:Mr (?:&|and) Mrs|Messrs) (?=\p{Lu}\p{Ll}+ (?:&|and) \p{Lu}\p{Ll}+ \p{Lu})/u, '')
    .replace(
      /^(Mr (?:&|and) Mrs)(?: \p{L}\.?)* (\p{L}[\p{L}'-]+) \((\p{L}{2,}) (?:&|and) (\p{L}{2,})\)/iu,
      '$3 $2 and $4 $2',
    )

/** Who acts for an estate, where the text names them: 'The executors of the late A (Mr B and Mrs C)' are B and C. */
const actingFor = (text: string) =>
  /\bexecutors?\b[^(]*\((?=(?:Mr|Mrs|Ms|Miss|Dr)\b)([^)]+)\)/i.exec(text)?.[1] ??
  /\bexecutors?\b.*?\b(?:namely|being)\s+(.+)$/i.exec(text)?.[1] ??
  /\bdeceased\b.*\bexecutors?\s*:?\s*((?:Mr|Mrs|Ms|Miss|Dr)\b.+)$/i.exec(text)?.[1] ??
  text

/** The people or companies that a text names: 'Mr A and Mrs B Smith' are A Smith and B Smith. */
export const namesIn = (given: string): readonly string[] =>
  wholeNames(given.replaceAll(NUMBER, ' ; ')).map(inSmallLetters)

/** The number of one of several people on a line: '(1) Mr A (2) Mrs B'. */
const NUMBER = /(?:^|(?<=\S)\s+)(?:[([]\d[)\]]|\d[.)])\s+(?=\p{Lu})/gu

/** A person's name that was set in capitals as it is written else. */
const inSmallLetters = (name: string) =>
  /\p{Ll}/u.test(name) || !name.includes(' ') || COMPANY.test(name) || /[\d&]/.test(name)
    ? name
    : name
        .toLowerCase()
        .replaceAll(/(?<![\p{L}]['’]?s?)(?:mc|o'|d')?\p{L}/gu, (start) =>
          start.length > 1
            ? `${start.charAt(0).toUpperCase()}${start.slice(1, -1)}${start.slice(-1).toUpperCase()}`
            : start.toUpperCase(),
        )

const wholeNames = (given: string): readonly string[] => {
  const text = actingFor(given)
  if (ESTATE.test(text.trim()))
    return [text.replace(/\s*\(.*$|,?\s+c\/o\b.*$|[\s,;.]+$/i, '').trim()]
  const plain = bracketed(
    couple(text)
      .replace(ENDED, '')
      .replace(/\s*\([^)]*$/, ''),
  )
    .replace(CAPACITY, '')
    .replace(/^(?:the |both |joint |name[s]? ?[:-] ?)+(?=\p{L})/iu, '')
    .replaceAll(/\b(?:his|her|their) \p{Ll}+,? (?=\p{Lu})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;.–-]+|(?:[\s,;.–-]|\s(?:&|and|\+)\s*$)+$/g, '')
  if (plain === '') return []
  const listed = plain.split(/\s*;\s*/).map((it) => SURNAME_FIRST.exec(it))
  if (listed.every((it) => it !== null))
    return listed.map((it) => `${withoutTitle(it?.[2] ?? '')} ${it?.[1] ?? ''}`)
  const surnameFirst = /^(\p{Lu}{2,}[\p{Lu}'-]*),\s+(\p{Lu}[\p{Ll}\p{L} '-]*)$/u.exec(plain)
  if (surnameFirst?.[1] && surnameFirst[2] && /\p{Ll}/u.test(surnameFirst[2]))
    return [`${withoutTitle(surnameFirst[2])} ${surnameFirst[1]}`]
  if (isOneCompany(plain)) return [plain.replace(/,\s+(?:Mr|Mrs|Miss|Ms|Mx|Dr)\b.*$/, '')]
  return shareSurname(
    plain
      .split(DIVIDER)
      .map((part) => part.trim())
      .filter(isPart),
  )
}

/** 'PENHALLOW, Anna Jane' and 'Penhallow, Mr Colin'. */
const SURNAME_FIRST = new RegExp(
  `^(\\p{Lu}{2,}[\\p{Lu}'-]*(?=,\\s+\\p{Lu}\\p{Ll})|\\p{Lu}[\\p{L}'-]+(?=,\\s+(?:${TITLES})\\b)),\\s+([^,;&]+)$`,
  'u',
)

const isPart = (part: string) => part !== '' && /\p{L}/u.test(part)

/** A company is one name, also where it has an 'and'. */
const isOneCompany = (text: string) => {
  const ends = [...text.matchAll(new RegExp(COMPANY, 'gi'))]
  return ends.length > 0 && !TITLE.test(text) && !isSurelyPerson(text.split(DIVIDER)[0] ?? '')
}

/** Whether a name is two given ones: the surname follows behind that of the wife. */
const areGiven = (name: string) => {
  const words = name.toLowerCase().split(' ')
  return words.length === 2 && words.every((word) => GIVEN_NAMES.has(word))
}

const shareSurname = (parts: readonly string[]): readonly string[] => {
  const surname =
    withoutTitle(parts.at(-1) ?? '')
      .split(' ')
      .at(-1) ?? ''
  return parts.flatMap((part, index) => {
    const name = withoutTitle(part)
    if (index === parts.length - 1) return name === '' ? [] : [name]
    if (name === '') return [surname]
    const isCouple =
      /^Mr\b/.test(part) && /^Mrs\b/.test(parts[index + 1] ?? '') && parts.length === 2
    if (
      isCouple &&
      areGiven(name) &&
      !name.endsWith(surname) &&
      withoutTitle(parts[1] ?? '').includes(' ')
    )
      return [`${name} ${surname}`]
    const isAlone = !name.includes(' ') && !COMPANY.test(name)
    const isGiven = isAlone || (!/\p{L}{3}/u.test(name) && name.length < 8)
    return [isGiven && !COMPANY.test(surname) ? `${name} ${surname}` : name]
  })
}
