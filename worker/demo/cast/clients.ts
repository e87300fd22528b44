import { parsePhone } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import type { Channel } from '#domain/contact/details'
import { phoneKindOf } from '#domain/contact/stored'
import { addDays, type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { QuoteClient } from '#domain/quote/facts'
import { clientAccount } from '#tenant/conveyance/portal/portal-users'
import type { User } from '#tenant/user/users'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { DemoPerson } from './people.ts'
import type { DemoProperty } from './properties.ts'

const addressesFrom = (home: DemoProperty | null, since: DateOnly): Contact['addresses'] =>
  home
    ? [{ lines: `${home.line}, ${home.town}`, postcode: home.postcode, from: since, to: null }]
    : []

const reachedAt = (demoPerson: DemoPerson) => {
  const phone = parsePhone(demoPerson.phone)
  return {
    email: demoPerson.email,
    phone,
    emails: [{ kind: 'personal' as const, address: demoPerson.email, is_main: true }],
    phones: phone ? [{ kind: phoneKindOf(phone), number: phone, is_main: true }] : [],
  }
}

const consentFrom = (home: DemoProperty | null, random: Random, at: Instant) => {
  const channel = random.weighted<Channel>([
    ['email', 6],
    ['phone', 2],
    ['whatsapp', 2],
  ])
  const whatsapp_opt_in_at = random.chance(0.35) ? at : null
  const marketing_opt_in = random.chance(0.2)
  const vulnerability = random.chance(0.04) ? lowVision : null
  const language = home?.nation === 'Wales' && random.chance(0.15) ? 'cy' : 'en'
  return {
    communication: { channels: [channel], language, large_print: vulnerability !== null },
    whatsapp_opt_in_at,
    marketing_opt_in,
    vulnerability,
  }
}

const lowVision = {
  type: 'health',
  note: 'Low vision.',
  adjust: 'Write in large type, and ring before anything has to be signed.',
} as const

export const contactFrom = (
  demoPerson: DemoPerson,
  { random, home, at }: { random: Random; home: DemoProperty | null; at: Instant },
): Contact => {
  const born = addDays(londonDate(at), -365 * random.between(24, 78) - random.between(0, 364))
  const lived = addDays(londonDate(at), -random.between(400, 6_000))
  return {
    id: idAt(random, at),
    version: 1,
    title: demoPerson.title,
    first_name: demoPerson.first_name,
    middle_name: null,
    last_name: demoPerson.last_name,
    preferred_name: null,
    previous_names: [],
    date_of_birth: born,
    ...reachedAt(demoPerson),
    addresses: addressesFrom(home, lived),
    ...consentFrom(home, random, at),
    merged_ids: [],
    merged_into: null,
    created_by: null,
    created_at: at,
    updated_at: at,
  }
}

export const portalUserFrom = (contact: Contact, random: Random): User =>
  clientAccount(contact, contact.email ?? '', idAt(random, contact.created_at), contact.created_at)

export const quoteClientFrom = (demoPerson: DemoPerson): QuoteClient => ({
  contact_id: null,
  title: demoPerson.title,
  first_name: demoPerson.first_name,
  last_name: demoPerson.last_name,
  email: demoPerson.email,
  phone: demoPerson.phone,
})
