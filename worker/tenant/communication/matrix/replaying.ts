import { chosenFor } from '#domain/communication/firm/choosing'
import type { ReplayLine } from '#domain/communication/matrix/api'
import { communicationTypes, wordingOf } from '#domain/events'
import { Refusal } from '#domain/refusal'
import { caseSubject } from '#tenant/communication/firm/subject'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import { type Correspondence, contentOf, recipientsOf } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_EVENTS = 200

const typeNames = communicationTypes.map(({ name }) => name)

/** What the events of a case send while every cell is on, oldest first; throws 404 for a case out of scope. */
export const replayCase = (context: RequestContext, ref: string) => {
  const from = caseSubject(context, ref)
  if (ref === '' || !from?.about)
    throw new Refusal(404, 'not_found', 'You can open no case with this reference.')
  const rows = context.audit.named('conveyance', from.about.id, typeNames, MOST_EVENTS).toReversed()
  return { ref: from.about.ref, lines: rows.flatMap((row) => linesOf(context, from, row)) }
}

const linesOf = (context: RequestContext, from: Correspondence, row: AuditRow): ReplayLine[] => {
  const type = typeNames.find((it) => it === row.name)
  if (type === undefined) return []
  const candidates = context.communicationRules.candidates(type, detailOf(row))
  const open = Object.fromEntries((wordingOf(type)?.values ?? []).map((value) => [value, '']))
  const filled = { ...from, values: { ...open, ...from.values } }
  return chosenFor(candidates, from.facts ?? null).flatMap((it) => {
    const to = recipientsOf(it, filled)
    const [first] = to
    if (first === undefined) return []
    const { subject } = contentOf(it, first, filled, context)
    const { audience, channel } = it
    return [{ at: row.at, type, audience, channel, subject, to: to.map(({ name }) => name) }]
  })
}
