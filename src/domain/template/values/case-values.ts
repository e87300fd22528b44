import type { Conveyance } from '#domain/conveyance/conveyance'
import { type CaseTitle, titleClassNames } from '#domain/conveyance/title/title'
import { customValueText } from '#domain/custom-field/value'
import { clientKinds } from '#domain/matter-names'
import { listed, type MergeValues, orNull } from './value.ts'

/** The member of staff who runs a case. */
export type Handler = {
  readonly name: string
  readonly job_title: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** 'sale' of 'Your sale of'. */
const matterOf = (kind: string) => kind.replace(/^Your /, '').replace(/ of$/, '')

const datesOf = ({ key_dates: dates }: Conveyance): MergeValues => ({
  instructed_on: dates.instructed_on,
  exchange_target_on: dates.exchange_target_on,
  exchanged_on: dates.exchanged_on,
  completion_on: dates.completion_on,
  completed_on: dates.completed_on,
  offer_expires_on: dates.offer_expires_on,
  searches_expire_on: dates.searches_expire_on,
  tax_due_on: dates.sdlt_due_on,
  tax_filed_on: dates.sdlt_filed_on,
  lodged_on: dates.ap1_lodged_on,
  registered_on: dates.registered_on,
  retained_until: dates.retained_until,
})

const customTexts = ({ custom_fields = {} }: Conveyance): MergeValues =>
  Object.fromEntries(
    Object.entries(custom_fields).map(([key, value]) => [key, customValueText(value)]),
  )

export const caseValues = (conveyance: Conveyance, handler: Handler): MergeValues => ({
  ...datesOf(conveyance),
  ref: conveyance.ref,
  custom: customTexts(conveyance),
  matter: matterOf(clientKinds[conveyance.matter_type]),
  tenure: conveyance.tenure,
  nation: conveyance.nation,
  price: conveyance.price,
  deposit: conveyance.deposit,
  fees: conveyance.fees,
  other_parties: orNull(listed(conveyance.counterparties)),
  linked_ref: conveyance.linked?.ref ?? null,
  enquiries_raised: conveyance.counts.enquiries_raised,
  enquiries_open: conveyance.counts.enquiries_open,
  handler,
  assistant: conveyance.assistant?.name ?? null,
})

export const clientValues = ({ clients }: Pick<Conveyance, 'clients'>): MergeValues[] =>
  clients.map(({ name, preferred_name, email, phone, role }) => ({
    name,
    salutation: preferred_name ?? name,
    email: orNull(email),
    phone: orNull(phone),
    role,
  }))

export const propertyValues = ({ address }: Pick<Conveyance, 'address'>): MergeValues => ({
  address: [address.line, address.town, address.postcode].filter(Boolean).join(', '),
  line: orNull(address.line),
  town: orNull(address.town),
  postcode: orNull(address.postcode),
})

export const partyValues = ({ other_side, agency, lender }: Conveyance, title: CaseTitle) => ({
  other_side: { firm: null, handler: null, email: null, ...other_side },
  agent: {
    firm: agency?.agency.name ?? null,
    branch: agency?.branch?.name ?? null,
    name: agency?.negotiator?.name ?? null,
  },
  broker: {
    firm: title.mortgage.broker?.firm ?? null,
    name: title.mortgage.broker?.name ?? null,
  },
  lender: {
    name: lender?.name ?? null,
    ref: lender?.ref ?? null,
    amount: lender?.amount ?? null,
    conditions: title.mortgage.conditions,
  },
})

/** '••••4821' of a mortgage account, of which no more leaves us. */
const masked = (account: string | null) => (account === null ? null : `••••${account.slice(-4)}`)

export const titleValues = ({ titles, redemptions }: CaseTitle) => {
  const [first] = titles
  const owed = redemptions.map(({ lender, account, figure, daily_rate, on }) => ({
    ...{ lender, figure, daily_rate, on },
    account: masked(account),
  }))
  return {
    title: {
      numbers: orNull(titles.flatMap(({ number }) => number ?? []).join(', ')),
      class: first ? titleClassNames[first.class] : null,
      proprietors: first?.proprietors ?? null,
      entries: first?.entries ?? null,
    },
    redemptions: owed,
    redemption: owed[0] ?? null,
  }
}
