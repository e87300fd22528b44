import type { Instant } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import type { Payee, PayeeAgreement } from '../payee.ts'

type Client = { readonly contact_id: string; readonly name: string }

/** The other clients of a case, who have yet to agree to where one of them is paid. */
export const agreementsOf = (clients: readonly Client[], contactId: string): PayeeAgreement[] =>
  clients
    .filter(({ contact_id }) => contact_id !== contactId)
    .map(({ contact_id, name }) => ({ contact_id, name, at: null }))

/** The payee to whose new details a client agreed; throws 409 where none wait for them. */
export const agreedBy = (payee: Payee, contactId: string, now: Instant): Payee => {
  const { change } = payee
  const isAsked = change?.agreements?.some((it) => it.contact_id === contactId && it.at === null)
  if (!change || !isAsked)
    throw wrongState('payee.nothing_to_agree', 'These details have changed. Look at them again.')
  const agreements = (change.agreements ?? []).map((it) =>
    it.contact_id === contactId ? { ...it, at: now } : it,
  )
  return { ...payee, version: payee.version + 1, change: { ...change, agreements } }
}
