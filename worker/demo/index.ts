import { saveAgreement } from '#tenant/agent/terms/agreeing'
import { linkedLead } from '../tenant/contact/linked-lead.ts'
import { linkedQuoteCase } from '../tenant/contact/linked-quote.ts'
import { recount } from '../tenant/quote/figures/recount.ts'
import { offeringFirm } from '../tenant/user/firm.ts'
import { saveCalls } from './calls.ts'
import { saveCompliance } from './case/compliance/saving.ts'
import { saveClientAccount, saveInterestTerms, saveReportingOfficers } from './client-account.ts'
import type { DemoFirm } from './demo-firm.ts'
import type { RecordedEvent } from './diary.ts'
import { type DemoFile, saveDocuments } from './document/saving.ts'
import { saveEnquiries, withEnquiries } from './enquiry/saving.ts'
import { feeScalesOf } from './fee-scales.ts'
import { type DemoFirmRecords, demoRecordsOf } from './firm.ts'
import { saveStatements } from './ledger/bank.ts'
import { tieReceipts } from './ledger/receipts.ts'
import { saveLedgers } from './ledger/saving.ts'
import { saveLetter } from './messages.ts'
import { saveRequisitions } from './requisition/saving.ts'
import { saveVisits } from './visits.ts'

type Seeding = {
  readonly today: string
  readonly passwordHash: string
  readonly tenant: string
}

const SEEDED_AT = 5

const addPeople = ({ parts }: DemoFirm, records: DemoFirmRecords, hash: string) => {
  for (const user of records.users) {
    parts.users.insert(user)
    if (user.type === 'agent') saveAgreement(parts.store, user.id, user.created_at)
    parts.users.setPassword(user.id, hash)
  }
  for (const contact of records.contacts) parts.contacts.insert(contact)
  for (const user of records.portalUsers) parts.users.insert(user)
}

const addIntroducers = ({ parts: { agencies } }: DemoFirm, { branches }: DemoFirmRecords) => {
  const known = new Set<string>()
  for (const { agency, branch, negotiators } of branches) {
    if (!known.has(agency.id)) agencies.insert(agency)
    known.add(agency.id)
    agencies.branches.insert(branch)
    for (const negotiator of negotiators) agencies.negotiators.insert(negotiator)
  }
}

const saveSettings = (...of: Parameters<typeof saveClientAccount>) => {
  saveClientAccount(...of)
  saveInterestTerms(...of)
  saveReportingOfficers(...of)
}

const addRecords = (
  firm: DemoFirm,
  { world, contacts, cases, quoteCases, leads }: DemoFirmRecords,
) => {
  const context = firm.at(world.calendar.at(world.calendar.today, SEEDED_AT))
  const linking = (at: string) => ({ ...firm.at(at), recordEvents: () => {} })
  for (const quoteCaseFile of quoteCases)
    context.quoteCases.add({
      quoteCase: linkedQuoteCase(linking(quoteCaseFile.created_at), quoteCaseFile),
      events: [],
    })
  for (const lead of leads)
    context.leads.add({ lead: linkedLead(linking(lead.created_at), lead), events: [] })
  for (const records of cases) {
    const { conveyance, plan, ...enquiries } = withEnquiries(world, records)
    context.conveyances.add({ conveyance, plan, events: [] })
    saveEnquiries(context, enquiries)
  }
  saveCompliance(context, { world, cases, contacts })
  saveSettings(context, world)
  for (const scale of feeScalesOf(world)) firm.parts.feeScales.insert(scale)
  const events = saveLedgers({ context, world }, { cases, quoteCases })
  tieReceipts(context, world, cases)
  return events
}

const addHistory = (
  firm: DemoFirm,
  { sent, world }: DemoFirmRecords,
  told: readonly RecordedEvent[],
) => {
  for (const { event, at, actor } of told)
    firm.parts.audit.record(event, { at, actor, ip: null, trace: null })
  const random = world.random.fork('letters')
  for (const letter of sent) saveLetter(firm, letter, random)
  saveCalls(firm, told, world.random.fork('calls'))
  firm.parts.callBacks.deleteDue(new Date().toISOString())
}

const addNumbers = ({ parts: { store } }: DemoFirm, { numbers }: DemoFirmRecords) => {
  for (const [name, last] of Object.entries(numbers))
    store.write('INSERT INTO numbers (name, last) VALUES (?, ?)', name, last)
}

/**
 * Saves the demonstration with its history in an empty firm; nothing is sent or broadcast. Returns the bytes of its
 * documents, for the file store.
 */
export const seedDemo = (
  firm: DemoFirm,
  { today, passwordHash, tenant }: Seeding,
): readonly DemoFile[] => {
  const context = firm.at(`${today}T06:00:00.000Z`)
  const { terms_version } = offeringFirm(context.firm, context.settings)
  const records = demoRecordsOf({ tenant, today, terms_version })
  addPeople(firm, records, passwordHash)
  addIntroducers(firm, records)
  const posted = addRecords(firm, records)
  const documents = saveDocuments(
    firm,
    records.cases.map(({ conveyance }) => conveyance),
  )
  const requisitions = saveRequisitions(
    firm,
    records.world,
    records.cases.map(({ conveyance }) => conveyance),
  )
  const told = [...records.events, ...documents.events, ...requisitions.events, ...posted].toSorted(
    (a, b) => a.at.localeCompare(b.at),
  )
  addHistory(firm, records, told)
  saveStatements(firm, records.world)
  saveVisits(firm, records.world, records.world.random.fork('visits'))
  recount(firm.parts)
  addNumbers(firm, records)
  return [...documents.files, ...requisitions.files]
}
