import { type Line, lineText } from '../source/source.ts'
import type { FoundParty } from './fields.ts'
import { COMPANY } from './person.ts'
import { toldOfReader } from './reader.ts'

/** The sentences with 'the seller' and 'the buyer' in place of their names. */
export const withRoles = (
  sentences: readonly string[],
  sellers: readonly FoundParty[],
  buyers: readonly FoundParty[],
) => {
  const taken = [...sellers, ...buyers].flatMap(({ name }) => name.split(' '))
  const isOne = (word: string) => word.length > 2 && taken.filter((it) => it === word).length === 1
  const named = (text: string, people: readonly FoundParty[], role: string) =>
    people.reduce((rest, { name }) => rest.replaceAll(nameRule(name, isOne), role), text)
  return sentences.map((text) => named(named(text, sellers, 'the seller'), buyers, 'the buyer'))
}

const TITLE =
  '(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof|Professor|Sir|Lady|Lord|Dame|Rev|Revd|Canon|Captain|Major|Colonel)'
const TITLES = `(?:${TITLE}\\.? )?`

/** A name as text has it: whole, with a title and surname, or one part of it that nobody else has. */
const nameRule = (written: string, isOne: (word: string) => boolean) => {
  const name = escaped(written)
  const words = written.split(' ').filter((word) => isOne(word) && /^[\p{L}'-]+$/u.test(word))
  const last = name.split(' ').at(-1) ?? ''
  const titled = `${TITLE}\\.? ${last}|(?:mr|mrs|miss|ms|dr) ${last.toLowerCase()}`
  const couple = `(?:Mr|Mrs|Miss|Ms|Dr) (?:and|&) (?:Mr|Mrs|Miss|Ms|Dr) ${name.split(' ').at(-1)}`
  const family = `${couple}|Messrs\\.? ${name.split(' ').at(-1)}|Drs ${name.split(' ').at(-1)}|[Tt]he ${name.split(' ').at(-1)}s`
  const kinds = /\b(trustees|executors|company|charity|developers?|council)\b/i.exec(written)?.[1]
  const kind = kinds === undefined ? [] : [`[Tt]he ${kinds.toLowerCase()}`]
  const company = written.replaceAll(/\s*\([^)]*\)|\s+(?:Ltd|Limited|plc|LLP)\b\.?/g, '')
  const short = COMPANY.test(written) && company.includes(' ') ? [escaped(company)] : []
  const parts = [
    family,
    ...kind,
    ...short,
    ...words.map((word) => `(?<!\\p{Lu}\\p{L}+ )${word}(?! \\p{Lu})`),
  ]
  return new RegExp(
    [`${TITLES}${name}`, titled, ...parts].map((it) => `(?<!\\p{L})${it}(?!\\p{L})`).join('|'),
    'gu',
  )
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Who acts, behind the name of the client: 'Cordwainer Homes: Prideaux Tew LLP'. */
const NAMED_CLIENT =
  /^([^:@\d]{4,50}):(?=\s+\p{Lu}.*\b(?:Solicitors|Law|Legal|LLP|Lawyers|Conveyanc\w+)\b)/u

/** A label that names a lawyer by the client: 'Acting for Ms Greenhalgh:', 'Mr Foy's solicitors'. */
const OF_CLIENT =
  /^(?:who acts for\s[^:?]{3,50}\?|acting for|solicitors? (?:acting )?for|conveyancers? (?:acting )?for|lawyers? for|for|on behalf of)\s[^:]{3,50}:|^(?:acting for|(?:solicitors?|conveyancers?|lawyers?) (?:acting )?for)\s(?:Mr|Mrs|Miss|Ms|Dr|Messrs)\b[^:,]{3,40}$|^[^:]{3,50}['’]s?\s+(?:solicitors?|conveyancers?|lawyers?)\b|^[^:,]{3,50}\s(?:(?:is|are|will be) (?:being )?represented by|(?:has|have) instructed|(?:is|are) (?:using|instructing))\s?:?$/i

/** The lines with 'the seller' and 'the buyer' in labels that name them; null where none does. */
export const withNamedLabels = (
  lines: readonly Line[],
  sellers: readonly FoundParty[],
  buyers: readonly FoundParty[],
): readonly Line[] | null => {
  const relabelled = (text: string) => {
    const [lead = '', client = ''] = NAMED_CLIENT.exec(text) ?? []
    const side = client === '' ? '' : withRoles([client], sellers, buyers).join('')
    if (/^the (?:seller|buyer)$/.test(side)) return `${side}'s solicitor:${text.slice(lead.length)}`
    const label = OF_CLIENT.exec(text)?.[0]
    if (label === undefined) return text
    const named = withRoles([label], sellers, buyers).join('')
    const isNamed = /^(?:(?:.* )?(?:for|of) )?the (?:seller|buyer)\b/i.test(named)
    const whole = `${named.charAt(0).toUpperCase()}${named.slice(1)}${text.slice(label.length)}`
    return isNamed ? whole : text
  }
  const renamed = lines.map((line) =>
    line.map((cell) => ({ ...cell, text: relabelled(cell.text) })),
  )
  return renamed.some((line, index) => lineText(line) !== lineText(lines[index] ?? []))
    ? renamed
    : null
}

/** A sentence to the buyer's lawyer, with both clients named. */
const withBuyer = (text: string) =>
  text
    .replaceAll(/\b[Yy]our clients?\b/g, 'the buyer')
    .replaceAll(/\b[Oo]ur clients?\b/g, 'the seller')

/** Sentences with the parties in place of 'you' and 'your client'. */
export const rolesIn = (
  texts: readonly string[],
  client: 'seller' | 'buyer' | null,
  reader: 'seller' | 'buyer' | null,
) => {
  const told = reader ? texts.map((text) => toldOfReader(text, reader)) : texts
  return client === 'buyer' ? told.map(withBuyer) : told
}
