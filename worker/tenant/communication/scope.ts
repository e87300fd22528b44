import type { Message } from '#domain/communication/message'
import { conveyancesWithin, quoteCasesWithin } from '#tenant/core/access'
import { type Clause, clausesOf, whereOf } from '#tenant/core/clauses'
import type { Store } from '#tenant/core/store'
import { leadsWithin } from '#tenant/lead/scope'
import type { Person } from '#tenant/user/people'

type Kind = NonNullable<Message['subject_kind']>

/** For whoever may see no record at all: found by the index of subjects. */
const aboutNothing: Clause = {
  where: 't.subject_id IS NULL',
  ids: 'SELECT id FROM messages WHERE subject_id IS NULL',
  bindings: [],
}

const seesNone = (clause: Clause | null) => clause?.where === '0'

const within = (kind: Kind, records: Clause | null): Clause | null =>
  records && {
    where: `json_extract(t.doc, '$.subject_kind') IS NOT '${kind}'
      OR t.subject_id IN (SELECT id FROM (${records.ids ?? 'SELECT NULL AS id'}))`,
    bindings: records.bindings,
  }

/** The messages that a person may see: those about records in their scope, and those about none. */
export const messagesWithin = (person: Person): readonly Clause[] => {
  const [cases, quotes, leads] = [
    conveyancesWithin(person),
    quoteCasesWithin(person),
    leadsWithin(person),
  ]
  if ([cases, quotes, leads].every(seesNone)) return [aboutNothing]
  return clausesOf(within('conveyance', cases), within('quote-case', quotes), within('lead', leads))
}

/** Whether a person may see one message. */
export const isMessageWithin = (store: Store, person: Person, id: string): boolean => {
  const one: Clause = { where: 't.id = ?', bindings: [id] }
  const clauses = [one, ...messagesWithin(person)]
  const bindings = clauses.flatMap((it) => it.bindings)
  return store.row(`SELECT 1 FROM messages AS t${whereOf(clauses)}`, ...bindings) !== null
}
