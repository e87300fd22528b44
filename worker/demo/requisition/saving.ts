import type { Conveyance } from '#domain/conveyance/conveyance'
import { setCounts } from '#domain/conveyance/counts'
import type { DomainEvent } from '#domain/events'
import type { Requisition } from '#domain/requisition/requisition'
import { type Undertaking, undertakingsOpen } from '#domain/undertaking/undertaking'
import { addWorkingDays } from '#domain/working-days'
import { ofCase } from '#tenant/conveyance/changing-case'
import { titleOf } from '#tenant/conveyance/title/titles'
import { requisitionsOf } from '#tenant/requisition/records'
import { undertakingsOf } from '#tenant/undertaking/undertakings'
import { namedOf } from '../cast/staff.ts'
import type { DemoFirm } from '../demo-firm.ts'
import type { RecordedEvent } from '../diary.ts'
import { type DemoDocuments, type Filing, filePage } from '../document/saving.ts'
import { idAt } from '../ids.ts'
import type { World } from '../world.ts'
import { completionRequisition, registryRequisition } from './replies.ts'
import { type Moment, momentOf, replyingOf } from './story.ts'
import { givenUndertaking, receivedUndertaking } from './undertakings.ts'

type Seed = { readonly firm: DemoFirm; readonly world: World; readonly filing: Filing }

const WORKING_DAYS_SINCE_ASKED = 4
const MINUTE_ASKED = 590

type Happened<Event = DomainEvent> = Event extends { name: infer Name; detail: infer Detail }
  ? { readonly name: Name; readonly detail: Detail }
  : never

const record = ({ filing: { conveyance, events } }: Seed, { by, now }: Moment, of: Happened) => {
  const event = { ...of, ...ofCase(conveyance), changed: [] } as DomainEvent
  events.push({ event, at: now, actor: by } satisfies RecordedEvent)
}

const fileFor =
  ({ filing }: Seed) =>
  (name: string, text: string, { by, now }: Moment) =>
    filePage(filing, { by, at: now }, { name, group: 'after-completion', text, isShared: false })

const saveUndertaking = (seed: Seed, undertaking: Undertaking) => {
  const { firm, world, filing } = seed
  const { number, firm: of, proposed, decision, discharge, side } = undertaking
  const context = firm.at(world.calendar.at(world.calendar.today, 0))
  undertakingsOf(context).insert(undertaking)
  const stamp = ({ by, at }: { by: Moment['by']; at: string }) => ({ by, now: at })
  const name = side === 'given' ? 'undertaking.proposed' : 'undertaking.received'
  record(seed, stamp(proposed), { name, detail: { number, firm: of } })
  if (decision)
    record(seed, stamp(decision), { name: 'undertaking.given', detail: { number, firm: of } })
  if (discharge) {
    const detail = { number, firm: of, document: discharge.document_name }
    record(seed, stamp(discharge), { name: 'undertaking.discharged', detail })
  }
  const undertakings_open = undertakingsOpen([undertaking])
  context.conveyances.change(filing.conveyance.id, null, (records) =>
    setCounts(records, { undertakings_open }, proposed.by, proposed.at),
  )
}

const saveRequisition = (seed: Seed, requisition: Requisition, drafted: Moment) => {
  const { firm, due_on, by, created_at, sent, ended, status, items } = requisition
  requisitionsOf(seed.firm.at(created_at)).insert(requisition)
  const received = { by, now: created_at }
  record(seed, received, { name: 'requisition.received', detail: { firm, due_on } })
  record(seed, drafted, { name: 'requisition.drafted', detail: { firm } })
  for (const { question, flag } of items)
    if (flag) {
      const detail = { firm, question, note: flag.note }
      record(seed, drafted, { name: 'requisition.flagged', detail })
    }
  if (sent) {
    const detail = { firm, undertakings: 1, document: null }
    record(seed, { by: sent.by, now: sent.at }, { name: 'requisition.sent', detail })
  }
  if (ended && status === 'satisfied') {
    const detail = { firm, outcome: status }
    record(seed, { by: ended.by, now: ended.at }, { name: 'requisition.ended', detail })
  }
}

const saveSale = (seed: Seed, id: (moment: Moment) => string) => {
  const { firm, world, filing } = seed
  const { conveyance } = filing
  const replying = replyingOf(conveyance, world.staff, world.calendar.today)
  if (replying === null) return
  const context = firm.at(replying.received.now)
  const title = titleOf(context, conveyance.id)
  const requisition = completionRequisition(
    { conveyance, title, phone: context.firm.phone, id: id(replying.received) },
    replying,
  )
  saveRequisition(seed, requisition, replying.drafted)
  const scene = { conveyance, id: id(replying.proposed), file: fileFor(seed) }
  saveUndertaking(seed, givenUndertaking(scene, requisition.id, replying))
}

const savePurchase = (seed: Seed, id: (moment: Moment) => string) => {
  const { world, filing } = seed
  const { conveyance } = filing
  const { facts, fee_earner } = conveyance
  const answered = momentOf(conveyance, 'requisitions_answered')
  if (conveyance.matter_type !== 'purchase' || answered === null) return
  const scene = { conveyance, id: id(answered), file: fileFor(seed) }
  saveUndertaking(seed, receivedUndertaking(scene, answered))
  if (!facts.ap1_lodged || facts.registry_satisfied || facts.registered) return
  const { calendar, staff } = world
  const asked = addWorkingDays(calendar.today, -WORKING_DAYS_SINCE_ASKED)
  const received = { by: namedOf(staff.postcompletion), now: calendar.at(asked, MINUTE_ASKED) }
  const of = { conveyance, id: id(received) }
  const requisition = registryRequisition(of, { received, today: calendar.today })
  saveRequisition(seed, requisition, { ...received, by: fee_earner })
}

/** Saves the requisitions and undertakings that the facts of the cases speak of, with the evidence of those that are discharged. */
export const saveRequisitions = (
  firm: DemoFirm,
  world: World,
  cases: readonly Conveyance[],
): DemoDocuments => {
  const files: Filing['files'] = []
  const events: RecordedEvent[] = []
  for (const conveyance of cases) {
    const seed = { firm, world, filing: { firm, conveyance, files, events } }
    const random = world.random.fork(`requisitions of ${conveyance.ref}`)
    const id = ({ now }: Moment) => idAt(random, now)
    saveSale(seed, id)
    savePurchase(seed, id)
  }
  return { files, events }
}
