import type { Contact } from '#domain/contact/contact'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { mapTasks, type Plan } from '#domain/conveyance/plan/plan'
import { summarise } from '#domain/conveyance/summary'
import { enquiryCounts } from '#domain/enquiry/counting'
import { refOf } from '#domain/matter-names'
import type { Named } from '#domain/party'
import { type QuoteCase, quoteNumber } from '#domain/quote/case/quote-case'
import { quoteClientFrom } from '../cast/clients.ts'
import { peopleOf } from '../cast/people.ts'
import { propertiesOf } from '../cast/properties.ts'
import { idAt } from '../ids.ts'
import { randomOf } from '../random.ts'
import { BULK_NUMBERS, type BulkCase, type BulkWorld, bulkContact } from './case.ts'

const withClient = ({ clients }: Conveyance, contact: Contact) =>
  clients.slice(0, 1).map((client) => ({
    ...client,
    contact_id: contact.id,
    name: `${contact.first_name} ${contact.last_name}`,
    email: contact.email,
    phone: contact.phone,
  }))

const handOver = (plan: Plan, from: Named, to: Named) =>
  mapTasks(plan, (task) =>
    task.assignee.user?.id === from.id
      ? { ...task, assignee: { ...task.assignee, user: to } }
      : task,
  )

export const liveCopy = (world: BulkWorld, of: CaseRecords, nth: number): BulkCase => {
  const { cast, calendar, earners } = world
  const { conveyance, plan } = of
  const { matter_type, nation, tenure, created_at, key_dates } = conveyance
  const random = randomOf(`${cast.tenant} live ${nth}`)
  const id = idAt(random, created_at)
  const contact = bulkContact(world, random, created_at)
  const fee_earner = random.pick(earners)
  const { line, town, postcode } = propertiesOf(cast, random).home(nation, tenure)
  const copy = {
    ...conveyance,
    id,
    ref: refOf(matter_type, Number(key_dates.instructed_on.slice(0, 4)), BULK_NUMBERS + nth),
    address: { line, town, postcode },
    clients: withClient(conveyance, contact),
    fee_earner,
    quote_case_id: null,
    // The records of a case are not copied with it.
    counts: { ...conveyance.counts, ...enquiryCounts([]) },
  }
  const handed = handOver({ ...plan, conveyance_id: id }, conveyance.fee_earner, fee_earner)
  const summary = summarise(copy, handed, calendar.today)
  return { records: { conveyance: { ...copy, summary }, plan: handed }, contact }
}

export const quoteCopy = ({ cast }: BulkWorld, of: QuoteCase, nth: number): QuoteCase => {
  const random = randomOf(`${cast.tenant} quote ${nth}`)
  const clients = [quoteClientFrom(peopleOf(cast, random).person())]
  return {
    ...of,
    id: idAt(random, of.created_at),
    number: quoteNumber(BULK_NUMBERS + nth),
    facts: { ...of.facts, clients },
    linked_conveyances: [],
    quotes: of.quotes.map((quote) => ({
      ...quote,
      facts: { ...quote.facts, clients },
      link_id: idAt(random, quote.sent_at),
    })),
  }
}
