import type { Contact } from '#domain/contact/contact'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Lead } from '#domain/lead/lead'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { User } from '../tenant/user/users.ts'
import { casesOf } from './case/cases.ts'
import type { DemoBranch } from './cast/introducers.ts'
import type { RecordedEvent, SentMessage } from './diary.ts'
import { leadsOf } from './lead/stories.ts'
import { quoteCasesOf } from './quote/stories.ts'
import { type World, type WorldInput, worldOf } from './world.ts'

export type DemoFirmRecords = {
  readonly world: World
  readonly users: readonly User[]
  readonly portalUsers: readonly User[]
  readonly branches: readonly DemoBranch[]
  readonly contacts: readonly Contact[]
  readonly cases: readonly CaseRecords[]
  readonly quoteCases: readonly QuoteCase[]
  readonly leads: readonly Lead[]
  readonly events: readonly RecordedEvent[]
  readonly sent: readonly SentMessage[]
  /** The last running numbers used. */
  readonly numbers: {
    readonly conveyance: number
    readonly 'quote-case': number
    readonly lead: number
  }
}

const numberOf = ({ number }: QuoteCase) => Number(number.slice(2))

/** Generates the demonstration of a firm; deterministic for a firm and a day. */
export const demoRecordsOf = (beginning: WorldInput): DemoFirmRecords => {
  const world = worldOf(beginning)
  const { cases, contacts, portalUsers, quoteCases, lastConveyance } = casesOf(world)
  const quotes = [...quoteCases, ...quoteCasesOf(world)]
  const { leads, lastLead } = leadsOf(world, quotes)
  const leadOf = new Map(leads.flatMap((it) => it.quote_cases.map(({ id }) => [id, it.id])))
  return {
    world,
    users: [...Object.values(world.staff), world.agent],
    portalUsers,
    branches: world.branches,
    contacts,
    cases,
    quoteCases: quotes.map((it) => ({ ...it, lead_id: leadOf.get(it.id) ?? it.lead_id })),
    leads,
    events: world.diary.recorded(),
    sent: world.diary.sent(),
    numbers: {
      conveyance: lastConveyance,
      'quote-case': Math.max(...quotes.map(numberOf)),
      lead: lastLead,
    },
  }
}
