import type { AgencyChoice } from '#domain/agent/choice'
import { parsePhone } from '#domain/contact'
import type { DetailsBody, OpeningBody } from '#domain/conveyance/bodies'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { entriesOf } from '#domain/entries'
import { parsePostcode } from '#domain/postcode'
import type { ListChoice } from '#stores/list/choices'
import type {
  ClientsValues,
  DetailsValues,
  PartiesValues,
  PropertyValues,
  TeamValues,
} from './details-schema.ts'

export type CaseLink = NonNullable<Conveyance['linked']>

/** What the ids of a form stand for. */
export type DetailsChoices = {
  readonly people: readonly ListChoice[]
  readonly agencies: readonly AgencyChoice[]
  readonly linkOf: (id: string) => CaseLink | null
  readonly current: Conveyance | null
}

type Details = Omit<
  OpeningBody,
  | 'matter_type'
  | 'quote_case_id'
  | 'lead_id'
  | 'instructed_on'
  | 'exchange_target_on'
  | 'completion_on'
>

const named = (id: string, name: string | undefined) => ({ id, name: name ?? '' })

const introducerOf = (
  { agency: id, branch, negotiator }: PartiesValues,
  { agencies, current }: DetailsChoices,
): Details['agency'] => {
  if (id === '') return null
  const agency = agencies.find((it) => it.id === id)
  // An agency that is no longer offered stays as it was.
  if (agency === undefined) return current?.agency ?? null
  const at = agency.branches.find((it) => it.id === branch)
  const by = at?.negotiators.find((it) => it.id === negotiator)
  return {
    agency: named(id, agency.name),
    branch: at ? named(at.id, at.name) : null,
    negotiator: by ? named(by.id, by.name) : null,
  }
}

/** The clients as a form has them; known ones stay as their contact is. */
export const clientsOf = ({ clients }: ClientsValues, { current }: DetailsChoices) => ({
  clients: clients.map(({ contact_id, name, email, phone, role }) => {
    const stored = current?.clients.find((it) => it.contact_id === contact_id)
    const typed = { contact_id, name, email: email ?? null, phone: parsePhone(phone) }
    return { ...(contact_id !== '' && stored ? stored : typed), role }
  }),
})

export const propertyOf = (values: PropertyValues) => {
  const { line, town, postcode, nation, tenure, price, deposit } = values
  return {
    address: { line, town, postcode: parsePostcode(postcode) ?? postcode },
    ...{ nation, tenure, price, deposit },
  }
}

export const partiesOf = (values: PartiesValues, choices: DetailsChoices) => ({
  counterparties: values.counterparties.map(({ name }) => name).filter(Boolean),
  other_side: values.firm
    ? {
        firm: values.firm,
        handler: values.handler || null,
        email: values.email ?? null,
        phone: parsePhone(values.other_phone),
      }
    : null,
  lender: values.lender
    ? {
        name: values.lender,
        ref: values.lender_ref || null,
        amount: values.lender_amount ?? null,
        email: values.lender_email ?? null,
        phone: parsePhone(values.lender_phone),
      }
    : null,
  agency: introducerOf(values, choices),
})

const workOf = (values: Omit<TeamValues, 'last_client_contact_on'>, choices: DetailsChoices) => {
  const personOf = (id: string) => named(id, choices.people.find((it) => it.value === id)?.name)
  return {
    fee_earner: personOf(values.fee_earner),
    assistant: values.assistant ? personOf(values.assistant) : null,
    linked: values.linked ? choices.linkOf(values.linked) : null,
    fees: values.fees,
    flags: values.flags,
  }
}

export const teamOf = (values: TeamValues, choices: DetailsChoices) => ({
  ...workOf(values, choices),
  last_client_contact_on: values.last_client_contact_on ?? null,
})

/** The details that a form stands for. */
export const detailsOf = (values: DetailsValues, choices: DetailsChoices): Details => ({
  ...propertyOf(values),
  ...clientsOf(values, choices),
  ...partiesOf(values, choices),
  ...workOf(values, choices),
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The details that differ from those of a case. */
export const changedDetails = (
  conveyance: Conveyance,
  details: Omit<DetailsBody, 'version'>,
): Omit<DetailsBody, 'version'> =>
  Object.fromEntries(entriesOf(details).filter(([key, value]) => !isSame(conveyance[key], value)))
