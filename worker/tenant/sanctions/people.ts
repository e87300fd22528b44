import { nameOf } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import { identityRoles } from '#domain/identity/labels'
import { isNeeded } from '#domain/identity/standing'
import { nameTokens } from '#domain/sanctions/names'
import { shareText } from '#domain/sanctions/ownership/ownership'
import { contactDocument } from '#tenant/contact/document'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { fundsReceiptsOf } from '#tenant/funds/receipt/stored'
import { fundsOf } from '#tenant/funds/stored'
import { identityChecksOf } from '#tenant/identity/stored'
import { payeeDocument } from '#tenant/payee/document'
import { paymentNoticeDocument } from '#tenant/payment-request/document'
import { ownershipsOf } from './ownership/stored.ts'

/** Somebody of a case who is compared with the sanctions list. */
export type CasePerson = {
  readonly name: string
  readonly role: string
  readonly names: readonly string[]
  readonly born: DateOnly | null
}

const named = (name: string, role: string): CasePerson => ({
  name,
  role,
  names: [name],
  born: null,
})

const fromContact = (contact: Contact | null, name: string, role: string): CasePerson => {
  if (contact === null) return named(name, role)
  const { first_name, middle_name, last_name, previous_names, date_of_birth } = contact
  const full = [first_name, middle_name, last_name].filter(Boolean).join(' ')
  const before = previous_names.map((it) => `${first_name} ${it}`)
  return { name: nameOf(contact), role, names: [full, ...before], born: date_of_birth }
}

const wordsOf = (name: string) => nameTokens(name).toSorted().join(' ')
/** Whether two names have the same words in any order, without titles and legal forms. */
export const isSame = (one: string, other: string) => wordsOf(one) === wordsOf(other)

/** Whoever owns a company of the case, and the companies themselves. */
const ownersOf = (store: Store, id: string): CasePerson[] =>
  ownershipsOf(store)
    .of([id])
    .flatMap(({ company, owners }) => [
      named(company, 'Company'),
      ...owners.map(({ name, born, share }) => ({
        ...{ name, names: [name], born },
        role: `Owns ${shareText(share)} of ${company}`,
      })),
    ])

const payersOf = (store: Store, id: string): CasePerson[] =>
  fundsReceiptsOf(store)
    .of([id])
    .map(({ payer }) => named(payer, 'Paid money'))

/** The holders of the accounts that the case pays, but for public bodies. */
const holdersOf = (store: Store, id: string): CasePerson[] =>
  caseRecordsOf(store, payeeDocument)
    .of([id])
    .filter(({ kind }) => kind !== 'public_body')
    .flatMap(({ name, account, change }) =>
      [name, account?.holder ?? [], change?.holder ?? []].flat(),
    )
    .map((it) => named(it, 'Account holder'))

/** Everybody on whose name a case rests: its clients, whoever else proves an identity, givers, other payers, the other parties, owners of companies and the holders of accounts. */
export const peopleOf = (store: Store, conveyance: Conveyance): readonly CasePerson[] => {
  const contacts = tableOf(store, contactDocument)
  const { id, clients, counterparties } = conveyance
  const others = identityChecksOf(store)
    .ofCase(id)
    .filter((it) => it.role !== 'client' && isNeeded(it, conveyance))
  const givers = fundsOf(store)
    .ofCase(id)
    .flatMap(({ parts }) => parts.flatMap(({ giver }) => giver?.name || []))
  const payers = caseRecordsOf(store, paymentNoticeDocument)
    .of([id])
    .flatMap(({ payer }) => payer?.name ?? [])
  const all = [
    ...clients.map((it) => fromContact(contacts.find(it.contact_id), it.name, 'Client')),
    ...others.map((it) =>
      fromContact(contacts.find(it.contact_id), it.name, identityRoles[it.role]),
    ),
    ...givers.map((it) => named(it, 'Gives money')),
    ...payers.map((it) => named(it, 'Pays')),
    ...counterparties.map((it) => named(it, 'Other party')),
    ...ownersOf(store, id),
  ]
  const accounts = [...payersOf(store, id), ...holdersOf(store, id)]
  const isKnown = (payer: string) => all.some(({ names }) => names.some((it) => isSame(it, payer)))
  const strangers = accounts.filter(({ name }) => !isKnown(name))
  return [...all, ...strangers].filter(
    (it, at, every) =>
      every.findIndex(({ name, born }) => name === it.name && born === it.born) === at,
  )
}
