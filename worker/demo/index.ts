import { linkedLead } from '../tenant/contact/linked-lead.ts'
import { linkedQuoteCase } from '../tenant/contact/linked-quote.ts'
import { recount } from '../tenant/quote/figures/recount.ts'
import { offeringFirm } from '../tenant/user/firm.ts'
import { keepCalls } from './calls.ts'
import { feeScalesOf } from './fee-scales.ts'
import { type DemoFirmRecords, demoRecordsOf } from './firm.ts'
import { keepLetter } from './letters.ts'
import type { DemoFirm } from './surface.ts'
import { keepVisits } from './visits.ts'

type Seeding = {
  readonly today: string
  readonly passwordHash: string
  readonly tenant: string
}

const SEEDED_AT = 5

const addPeople = ({ parts }: DemoFirm, it: DemoFirmRecords, hash: string) => {
  for (const user of it.users) {
    parts.users.insert(user)
    parts.users.setPassword(user.id, hash)
  }
  for (const contact of it.contacts) parts.contacts.insert(contact)
  for (const user of it.portalUsers) parts.users.insert(user)
}

const addIntroducers = ({ parts: { agencies } }: DemoFirm, { branches }: DemoFirmRecords) => {
  const known = new Set<string>()
  for (const { agency, branch, negotiators } of branches) {
    if (!known.has(agency.id)) agencies.insert(agency)
    known.add(agency.id)
    agencies.addBranch(branch)
    for (const negotiator of negotiators) agencies.addNegotiator(negotiator)
  }
}

const addRecords = (firm: DemoFirm, { world, cases, quoteCases, leads }: DemoFirmRecords) => {
  const desk = firm.at(world.calendar.at(world.calendar.today, SEEDED_AT))
  const linking = (at: string) => ({ ...firm.at(at), happened: () => {} })
  for (const it of quoteCases)
    desk.quoteCases.add({ quoteCase: linkedQuoteCase(linking(it.created_at), it), events: [] })
  for (const it of leads)
    desk.leads.add({ lead: linkedLead(linking(it.created_at), it), events: [] })
  for (const records of cases) desk.conveyances.add({ ...records, events: [] })
  for (const scale of feeScalesOf(world)) firm.parts.feeScales.insert(scale)
}

const addHistory = (firm: DemoFirm, { told, sent, world }: DemoFirmRecords) => {
  for (const { event, at, actor } of told)
    firm.parts.audit.record(event, { at, actor, ip: null, trace: null })
  const random = world.random.fork('letters')
  for (const letter of sent) keepLetter(firm, letter, random)
  keepCalls(firm, told, world.random.fork('calls'))
}

const addNumbers = ({ parts: { store } }: DemoFirm, { numbers }: DemoFirmRecords) => {
  for (const [name, last] of Object.entries(numbers))
    store.write('INSERT INTO numbers (name, last) VALUES (?, ?)', name, last)
}

/** Saves the demonstration with its history in an empty firm; nothing is sent or broadcast. */
export const seedDemo = (firm: DemoFirm, { today, passwordHash, tenant }: Seeding): void => {
  const desk = firm.at(`${today}T06:00:00.000Z`)
  const { terms_version } = offeringFirm(desk.firm, desk.settings)
  const records = demoRecordsOf({ tenant, today, terms_version })
  addPeople(firm, records, passwordHash)
  addIntroducers(firm, records)
  addRecords(firm, records)
  addHistory(firm, records)
  keepVisits(firm, records.world, records.world.random.fork('visits'))
  recount(firm.parts)
  addNumbers(firm, records)
}
