import type { Contact } from '#domain/contact/contact'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Lead } from '#domain/lead/lead'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { casesOf } from '../case/cases.ts'
import type { DemoBranch } from '../cast/introducers.ts'
import type { RecordedEvent } from '../diary.ts'
import { sampleLeads } from './leads.ts'
import { sampleCases, sampleQuotes } from './stories.ts'
import { type SampleInput, sampleWorldOf } from './world.ts'

export type SampleRecords = {
  readonly branches: readonly DemoBranch[]
  readonly contacts: readonly Contact[]
  readonly leads: readonly Lead[]
  readonly quoteCases: readonly QuoteCase[]
  readonly cases: readonly CaseRecords[]
  readonly events: readonly RecordedEvent[]
}

/** Generates the sample data of a firm. */
export const sampleRecordsOf = (input: SampleInput): SampleRecords => {
  const world = sampleWorldOf(input)
  const { cases, contacts, quoteCases: instructed } = casesOf(world, sampleCases)
  const open = sampleQuotes.map((story, nth) => story(world, world.random.fork(`quote ${nth}`), 0))
  const [first] = open
  if (first === undefined) throw new Error('no quote is open')
  const leads = sampleLeads(world, first, input.numbers.leadNumber)
  const leadId = leads.at(-1)?.id ?? null
  return {
    branches: world.branches,
    contacts,
    leads,
    cases,
    quoteCases: [...instructed, { ...first, lead_id: leadId }, ...open.slice(1)],
    events: world.diary.recorded(),
  }
}
