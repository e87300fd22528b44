import type { CaseRecords } from '#domain/conveyance/conveyance'
import { mapTasks } from '#domain/conveyance/plan/plan'
import { summarise } from '#domain/conveyance/summary'
import { refOf } from '#domain/matter-names'
import { type QuoteCase, quoteNumber } from '#domain/quote/case/quote-case'
import { quoteClientFrom } from '../cast/clients.ts'
import { peopleOf } from '../cast/people.ts'
import { propertiesOf } from '../cast/properties.ts'
import { idAt } from '../ids.ts'
import { randomOf } from '../random.ts'
import { BULK_NUMBERS, type BulkCase, type BulkWorld, bulkContact } from './case.ts'

/** A copy of an open case with another client, address and fee earner. */
export const liveCopy = (world: BulkWorld, of: CaseRecords, nth: number): BulkCase => {
  const { cast, calendar, earners } = world
  const { conveyance, plan } = of
  const random = randomOf(`${cast.tenant} live ${nth}`)
  const id = idAt(random, conveyance.created_at)
  const contact = bulkContact(world, random, conveyance.created_at)
  const fee_earner = random.pick(earners)
  const { line, town, postcode } = propertiesOf(cast, random).home(
    conveyance.nation,
    conveyance.tenure,
  )
  const copy = {
    ...conveyance,
    id,
    ref: refOf(
      conveyance.matter_type,
      Number(conveyance.key_dates.instructed_on.slice(0, 4)),
      BULK_NUMBERS + nth,
    ),
    address: { line, town, postcode },
    clients: conveyance.clients.slice(0, 1).map((client) => ({
      ...client,
      contact_id: contact.id,
      name: `${contact.first_name} ${contact.last_name}`,
      email: contact.email,
      phone: contact.phone,
    })),
    fee_earner,
    quote_case_id: null,
  }
  const handed = mapTasks({ ...plan, conveyance_id: id }, (task) =>
    task.assignee.user?.id === conveyance.fee_earner.id
      ? { ...task, assignee: { ...task.assignee, user: fee_earner } }
      : task,
  )
  return {
    records: {
      conveyance: { ...copy, summary: summarise(copy, handed, calendar.today) },
      plan: handed,
    },
    contact,
  }
}

/** A copy of a quote case with another client. */
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
