import { parseEmail } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import { peopleOfConveyance } from '#domain/conveyance/access'
import { viewerIdsOf } from '#domain/quote/case/access'
import { invalid, wrongState } from '#domain/refusal'
import { canViewPack } from '#domain/sale-ready-pack/access'
import { answersOfData } from '#domain/sale-ready-pack/answering'
import type { PackEntry, PackImport } from '#domain/sale-ready-pack/bodies'
import { packTitle } from '#domain/sale-ready-pack/change'
import { newPack } from '#domain/sale-ready-pack/creation'
import { importedPack } from '#domain/sale-ready-pack/pdtf/exchange'
import type { PackRecord, PackSeller } from '#domain/sale-ready-pack/record'
import { createContact, linkContact } from '#tenant/contact/linking'
import { admitClient } from '#tenant/conveyance/portal/portal-users'
import type { RequestContext } from '#tenant/runtime/context'
import { orNull } from '#tenant/sale-memo/targets'
import { addPack, packOfTransaction } from './packs.ts'

type Typed = { readonly name: string; readonly email: string | null }

/** A seller with the contact of theirs, found or created, and an account to answer with. */
export const linkedSeller = (context: RequestContext, { name, email }: Typed): PackSeller => {
  const words = name.trim().split(/\s+/)
  if (email === null || words.length < 2)
    return { contact_id: null, name, email, account_contact_id: null }
  const client = {
    first_name: words.slice(0, -1).join(' '),
    last_name: words.at(-1) ?? '',
    email,
    phone: '',
  }
  const contact = linkContact(context, client) ?? createContact(context, client)
  admitClient(context, contact)
  return { contact_id: contact.id, name, email, account_contact_id: otherAccount(context, contact) }
}

/** The contact whose account has the main address of another one; null where it is their own, or nobody's. */
const otherAccount = ({ users }: RequestContext, { id, email }: Contact): string | null => {
  const user = email === null ? null : users.byEmail(email)
  return user?.type === 'client' && user.contact_id !== id ? user.contact_id : null
}

/** The sellers of a pack with the accounts that have their addresses now. */
export const withAccounts = (context: RequestContext, pack: PackRecord): PackRecord => ({
  ...pack,
  sellers: pack.sellers.map((seller) => {
    const contact = seller.contact_id === null ? null : context.contacts.current(seller.contact_id)
    if (contact === null) return seller
    admitClient(context, contact)
    return { ...seller, account_contact_id: otherAccount(context, contact) }
  }),
})

/** Whose pack it is: the people of its quote or case; throws 422 for one that the person may not see. */
const peopleOfPack = (
  { quoteCases, conveyances }: RequestContext,
  { quote_case_id, conveyance_id }: Pick<PackRecord, 'quote_case_id' | 'conveyance_id'>,
): readonly string[] => {
  const quote = quote_case_id === null ? null : orNull(() => quoteCases.get(quote_case_id))
  if (quote_case_id !== null && quote === null)
    throw invalid({ quote_case_id: ['Choose a quote from the list.'] })
  const conveyance = conveyance_id === null ? null : orNull(() => conveyances.get(conveyance_id))
  if (conveyance_id !== null && conveyance === null)
    throw invalid({ conveyance_id: ['Choose a case from the list.'] })
  return [
    ...(quote ? viewerIdsOf(quote) : []),
    ...(conveyance ? peopleOfConveyance(conveyance) : []),
  ]
}

/** The sale that a quote became; null before that. */
const saleOf = ({ quoteCases }: RequestContext, id: string | null): string | null => {
  const quote = id === null ? null : orNull(() => quoteCases.get(id))
  const sale = quote?.linked_conveyances.find(({ matter_type }) => matter_type === 'sale')
  return sale?.id ?? null
}

/** Starts a pack of a property. */
export const startPack = (context: RequestContext, entry: PackEntry): PackRecord => {
  const { quote_case_id, agency, sellers, ...facts } = entry
  const conveyance_id = entry.conveyance_id ?? saleOf(context, quote_case_id)
  const people = [...peopleOfPack(context, entry)]
  const of = { quote_case_id, conveyance_id, agency, people }
  const linked = sellers.map((it) => linkedSeller(context, it))
  const parts = { ...of, facts, sellers: linked, answers: {}, transaction: null }
  const from = quote_case_id ? 'a quote' : conveyance_id ? 'a case' : 'an address'
  const { newId, by, now } = context
  return addPack(context, newPack({ id: newId(), ...parts }, from, by, now))
}

/** Throws 409 for property data of which a pack was made already. */
const assertNewData = ({ store, person }: RequestContext, transaction: string) => {
  const same = packOfTransaction(store, transaction)
  if (same === null) return
  throw wrongState(
    'pack.same_data',
    `A pack was made from this file already, of ${packTitle(same)}. Nothing was added twice.`,
    canViewPack(person, same)
      ? [{ what: 'The pack of this file', href: `/quotes/sale-ready-pack/${same.id}` }]
      : [],
  )
}

/** Starts a pack from a file of the Property Data Trust Framework; throws 409 for one that is there, 422 with why it cannot be read. */
export const importPack = (
  context: RequestContext,
  { transaction, quote_case_id }: PackImport,
): PackRecord => {
  const found = importedPack(transaction)
  if (typeof found === 'string') throw invalid({ transaction: [found] })
  assertNewData(context, transaction)
  const { newId, by, now } = context
  const of = { quote_case_id, conveyance_id: null, agency: '' }
  const people = [...peopleOfPack(context, of)]
  const sellers = found.sellers.map(({ name, email }) =>
    linkedSeller(context, { name, email: email === null ? null : parseEmail(email) }),
  )
  const answers = answersOfData(found.answers, by, now)
  const parts = { ...of, people, facts: found.facts, sellers, answers, transaction }
  return addPack(context, newPack({ id: newId(), ...parts }, 'data that was received', by, now))
}
