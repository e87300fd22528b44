import { emailsIn, phonesIn, withoutDetails } from './contact-details.ts'
import { isUnknown } from './fields.ts'
import { isName, isSurelyPerson, TITLE, withoutTitle } from './person.ts'
import { isBoilerplate, postcodesIn } from './place.ts'

/** What the lines about an office name, before it is known whose office it is. */
export type Office = {
  readonly names: readonly string[]
  readonly people: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

export const FIRM_WORD =
  /\b(solicitors?|legal|law|lawyers?|llp|conveyanc\w+|ltd|limited|co|partners(?:hip)?|chambers|notar\w+|associates|advocates|cyfreithwyr|plc|sons)\b/i

const MARKED =
  /^(?:(?:your|our|the|main|named|office)?\s*(?:contact(?: name)?|attn|(?:for (?:the )?)?attention(?: of)?|f\.?a\.?o\.?|acting|person (?:acting|dealing)|dealing|handled by|handler|fee earner|f\/e|caseworker|negotiator|(?:their |our )?fee earner is|neg|ask for|speak to|c\/o|care of)\b\.?|(?:our )?contact is)\s*[:–-]?\s*(?:is\s+)?/i
const REFERENCE =
  /\(?\b(?:our |your |their )?ref(?:erence)?s?\b\.?\s*[:.]?\s*[^,;)]*?(?:\)|(?=\s[–-]\s\p{Lu}|[,;]|$))/giu
/** The person whom a reference names: 'ref Jo Quinn'. */
const personOf = (text: string) => {
  const name = text.replace(/^.*?\bref(?:erence)?s?\b[\s.:]*/i, '').trim()
  const isPlain = /^\p{Lu}\p{Ll}[\p{L}'-]+(?: \p{Lu}\p{Ll}[\p{L}'-]+){1,2}$/u.test(name)
  const isPerson =
    isSurelyPerson(name) || (isPlain && !/\b(?:sale|purchase|file|matter)\b/i.test(name))
  return isPerson && name.includes(' ') ? ` ; ${name} ; ` : null
}
/** From a unit of a building on: 'Unit 9, Meridian Business Park, Orbeck'. */
const BUILDING =
  /(?<=^|[,;]\s*)(?:unit|suite|floor|block|office) \d+[a-z]?,\s+.*$|(?<=^|[,;]\s*)(?:first|second|third|ground) floor,\s+.*$/iu
/** Who acted before: '(was Kestrel Bridge Law)'. */
const FORMER = /\((?:was|formerly|previously|not|instead of)\b[^)]*\)/gi
const OF =
  /(?<=\p{Ll}{3}|\d\d)\.\s+(?=\p{Lu})|\s+(?:of|at|from|@|with)\s+(?=[\p{Lu}\d])|\s*[;()[\]\n|<>]\s*|\s+[–—-]+\s+|\s+(?:on behalf of|for)\s+(?=(?:\p{Lu}[\p{L}&']*\s){1,3}(?:Estates?|Homes|Residential|Property|Properties|Lettings)\b)|\s+(?:on behalf of\b|per(?=\s+\p{Lu}))|,\s+(?=(?:contact|attn|fao|acting|handled|for the attention|dealing|ref)\b)|\s+(?=(?:contact|fao|attn|f\.a\.o\.)[ :])|\s+[/·•]\s+/iu

/** Reads the lines that describe an office: firm or agency, people, mail, telephone. */
export const officeOf = (values: readonly string[]): Office => {
  const known = values.filter((line) => !isUnknown(line) && !isBoilerplate(line))
  const lines = withoutStreet(known)
  const text = known.join('\n')
  const pieces = lines.flatMap((line) =>
    withoutDetails(
      withoutFor(line.replace(/^[-•*▪·]\s+/, ''))
        .replace(/^(?:messrs\.?|now)\s+/i, '')
        .replace(/\s+on\s+(?:\d{1,2}(?:st|nd|rd|th)?\s+\p{Lu}|\d{1,2}\/).*$/u, '')
        .replaceAll(FORMER, '')
        .replaceAll(REFERENCE, (text) => personOf(text) ?? ' ; ')
        .replace(BUILDING, ' ; '),
    )
      .split(OF)
      .map(tidy)
      .flatMap(commaParts),
  )
  const marked = pieces
    .filter((piece) => MARKED.test(piece))
    .map((piece) => piece.replace(MARKED, ''))
  const plain = pieces.filter((piece) => !MARKED.test(piece) && isNaming(piece))
  const isPerson = (piece: string) => isSurelyPerson(piece) && !FIRM_WORD.test(piece)
  return {
    names: plain.filter((piece) => !isPerson(piece)),
    people: [
      ...marked.filter((piece) => isName(piece) || TITLE.test(piece)),
      ...plain.filter(isPerson),
    ].map(withoutTitle),
    emails: emailsIn(text).map((it) => it.text),
    phones: phonesIn(text).map((it) => it.text),
  }
}

/** Without the lines of the office's own address: from its street to its postcode, or to what is no place. */
const withoutStreet = (lines: readonly string[]) => {
  const street = lines.findIndex((line) => /^\d+[a-z]?,?\s+\p{Lu}/iu.test(line))
  if (street < 0) return lines
  const isEnd = (line: string) => postcodesIn(line).length > 0
  const isMore = (line: string) =>
    /^[\p{L}' -]+$/u.test(line) &&
    !MARKED.test(line) &&
    !isSurelyPerson(line) &&
    !FIRM_WORD.test(line)
  let end = street + 1
  while (end < lines.length && isMore(lines[end] ?? '')) end++
  if (isEnd(lines[end] ?? '') && !/[,:@]/.test(lines[end] ?? '')) end++
  return [...lines.slice(0, street), ...lines.slice(end)]
}

/** What is said around the name of who acts. */
const AROUND =
  /^(?:it is|it's|where)\s+(?=\p{Lu})|,?\s+(?:who )?(?:will (?:be )?deal(?:ing)?|is dealing|is acting|(?:will )?ha(?:s|ve) (?:the )?(?:conduct|matter|file))\b.*$/giu

/** 'Jo Quinn for Larcombe & Tree' as the two that it names. */
const withoutFor = (line: string) =>
  line.replace(/^(\p{Lu}[^,;]{3,40}?) for (?=\p{Lu})/u, (whole, name: string) =>
    isSurelyPerson(name) ? `${name} ; ` : whole,
  )

const tidy = (piece: string) =>
  piece
    .replaceAll(AROUND, '')
    .replace(/^per\s+(?=\p{Lu})/u, '')
    .replaceAll(/^[\s,.:]+|[\s,:]+$/g, '')
    .replace(/\s+(?:on|by|tel|via)$/i, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')

const isNaming = (piece: string) =>
  /^[\p{Lu}\d]/u.test(piece) &&
  !isUnknown(piece) &&
  !isBoilerplate(piece) &&
  postcodesIn(piece).length === 0 &&
  !/^\d+[a-z]?\b/i.test(piece) &&
  (piece.match(/\s\p{Ll}{2,}(?=\s)/gu) ?? []).length < 3 &&
  !GENERIC.test(piece) &&
  !/^(?:FTB|STC|SSTC|AIP|DIP|DX)\b/.test(piece)

/** What every office of the trade is called, or a part of one. */
const GENERIC =
  /^(?:solicitors?|conveyancers?|lawyers?|licensed conveyancers|estate agents?|commissioners for oaths|notar(?:y|ies) public|(?:the )?(?:\w+ ){1,3}(?:team|department|dept|desk))$/i

/** The parts of a piece by comma; a firm that has commas in its name stays whole. */
const commaParts = (piece: string): readonly string[] => {
  const parts = piece.split(/\s*,\s*/)
  const joined: string[] = []
  let open: string[] = []
  for (const part of parts) {
    const isSurname = /^\p{Lu}[\p{L}'-]*$/u.test(part) && !FIRM_WORD.test(part)
    const isLast = /\s(?:&|and)\s/.test(part) && !isSurelyPerson(part)
    if (isSurname) open.push(part)
    else if (open.length > 0 && isLast) {
      joined.push([...open, part].join(', '))
      open = []
    } else {
      joined.push(...open, part)
      open = []
    }
  }
  return [...joined, ...open].map(tidy).filter((it) => it !== '')
}

const squeezed = (text: string, without = /[^a-z0-9]|\b(?:and|ltd|limited|llp)\b/g) =>
  text.toLowerCase().replaceAll(without, '')

/** Whether a mail address is of the firm, by its domain. */
export const isDomainOf = (email: string, name: string) => {
  const domain = (email.split('@')[1] ?? '').split('.')[0] ?? ''
  const isSame = (own: string, host: string) =>
    host.length > 3 && own.length > 3 && (own.startsWith(host) || host.startsWith(own))
  return (
    isSame(squeezed(name), squeezed(domain)) ||
    isSame(squeezed(name.replaceAll('&', 'and'), /[^a-z0-9]/g), squeezed(domain, /[^a-z0-9]/g))
  )
}
