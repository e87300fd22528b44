import { isRecord } from '../../is-record.ts'
import type { PackFacts, PackRecord, PackSeller } from '../record.ts'
import { awaitedConsents } from '../standing.ts'
import { answersIn, type FoundAnswer, valueAt, withAnswers, withValueAt } from './answers.ts'
import { parseExactly } from './exact-json.ts'
import { readTransaction } from './read.ts'
import { READ_VERSION } from './version.ts'

const SCHEMA = 'https://trust.propdata.org.uk/schemas/v3/pdtf-transaction.json'

export type ImportedPack = {
  readonly facts: PackFacts
  readonly sellers: readonly PackSeller[]
  readonly answers: ReadonlyMap<string, FoundAnswer>
}

/** What a file of the Property Data Trust Framework says; a sentence where it cannot be taken. */
export const importedPack = (text: string): ImportedPack | string => {
  const value = parsed(text)
  if (value === undefined) return 'This file is not JSON. Choose the file that was exported.'
  const read = readTransaction(value)
  if (typeof read === 'string') return read
  if (read.version !== null && read.version !== READ_VERSION)
    return `This file follows version ${read.version} of the framework. Deedbox reads version ${READ_VERSION}: ask for it in that version.`
  const [problem] = read.problems
  if (problem !== undefined) return `This file does not follow the framework: ${problem}`
  return { facts: factsIn(value), sellers: sellersIn(value), answers: answersIn(value) }
}

const parsed = (text: string): unknown => {
  try {
    return parseExactly(text)
  } catch {
    return undefined
  }
}

const textAt = (value: unknown, path: string, most: number) => {
  const found = valueAt(value, path.split('.'))
  return typeof found === 'string' ? found.trim().slice(0, most) : ''
}

const factsIn = (value: unknown): PackFacts => {
  const at = (name: string) => textAt(value, `propertyPack.address.${name}`, 120)
  const street = [at('buildingNumber'), at('street')].filter(Boolean).join(' ')
  const lines = [
    at('line1') || [at('subBuilding'), at('buildingName'), street].filter(Boolean).join(', '),
  ]
  const tenure = textAt(value, 'propertyPack.marketingTenure', 40)
  return {
    address: [...lines, at('line2'), at('town')].filter(Boolean).join(', ').slice(0, 240),
    postcode: at('postcode').slice(0, 12),
    tenure: tenure === 'Freehold' ? 'freehold' : tenure === 'Leasehold' ? 'leasehold' : null,
    title_number: '',
  }
}

const sellersIn = (value: unknown): PackSeller[] => {
  const list = valueAt(value, ['participants'])
  return (Array.isArray(list) ? list : [])
    .filter((it) => isRecord(it) && it['role'] === 'Seller')
    .map((it: unknown) => ({
      contact_id: null,
      account_contact_id: null,
      name: [textAt(it, 'name.firstName', 80), textAt(it, 'name.lastName', 80)]
        .filter(Boolean)
        .join(' '),
      email: textAt(it, 'email', 254) || null,
    }))
    .filter(({ name }) => name !== '')
    .slice(0, 8)
}

/** A pack as a transaction of the framework, with all that came in it at its place. */
export const transactionOf = (pack: PackRecord): unknown => {
  const base = pack.transaction === null ? newTransaction(pack) : parseExactly(pack.transaction)
  return withDocuments(withDeclarations(withAnswers(base, pack.answers), pack), pack)
}

/** The same for somebody outside: of the people in it the names of the sellers alone, no address, number or buyer. */
export const sharedTransactionOf = (pack: PackRecord): unknown => {
  const whole = transactionOf(pack)
  const people = valueAt(whole, ['participants'])
  if (!Array.isArray(people)) return whole
  const sellers = people
    .filter((it) => isRecord(it) && it['role'] === 'Seller')
    .map((it: unknown) => ({ role: 'Seller', name: valueAt(it, ['name']) }))
  return withValueAt(whole, ['participants'], sellers)
}

const splitName = (name: string) => {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' ') || name, lastName: words.at(-1) ?? name }
}

const tenures = { freehold: 'Freehold', leasehold: 'Leasehold' } as const

const newTransaction = ({ id, facts, sellers }: PackRecord) => ({
  $schema: SCHEMA,
  transactionId: id,
  ...(sellers.length > 0
    ? {
        participants: sellers.map(({ name, email }) => ({
          role: 'Seller',
          name: splitName(name),
          ...(email === null ? {} : { email }),
        })),
      }
    : {}),
  propertyPack: {
    address: { line1: facts.address, postcode: facts.postcode },
    ...(facts.tenure === null ? {} : { marketingTenure: tenures[facts.tenure] }),
    ...(sellers.length > 0 ? { ownership: { numberOfSellers: sellers.length } } : {}),
  },
})

const withDeclarations = (value: unknown, pack: PackRecord): unknown =>
  pack.consents.length === 0
    ? value
    : withValueAt(value, ['propertyPack', 'saleReadyDeclarations'], {
        ...declarationsIn(value),
        authorisedToActOnBehalfOfAllSellers: awaitedConsents(pack).length === 0,
        authorisationToShare: true,
        sellerSignatures: pack.consents.map(({ name, at }) => ({ name, signedOn: at })),
      })

const declarationsIn = (value: unknown) => {
  const found = valueAt(value, ['propertyPack', 'saleReadyDeclarations'])
  return isRecord(found) ? found : {}
}

const withDocuments = (value: unknown, { answers }: PackRecord): unknown => {
  const files = Object.values(answers).flatMap(({ file }) => file ?? [])
  if (files.length === 0) return value
  const before = valueAt(value, ['propertyPack', 'documents'])
  const named = files.map(({ name, mime }) => ({
    displayName: name,
    fileName: name,
    mimeType: mime,
  }))
  return withValueAt(
    value,
    ['propertyPack', 'documents'],
    [...(Array.isArray(before) ? before : []), ...named],
  )
}
