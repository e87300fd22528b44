import { isSharedWith, type SharedNote, sharedNote } from '#domain/conveyance/note/note'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf } from '#tenant/core/clauses'
import { pageOf } from '#tenant/core/paging'
import type { RequestContext } from '#tenant/runtime/context'
import { caseNoteDocument } from './document.ts'

const MOST_CASES = 200

/** What the signed-in client or agent may read of the notes on their cases, newest first. */
export const sharedNotesOf = (context: RequestContext): SharedNote[] => {
  const audience = context.person.type === 'agent' ? 'agent' : 'client'
  return caseRecordsOf(context.store, caseNoteDocument)
    .of(caseIdsOf(context))
    .filter((note) => isSharedWith(note, audience))
    .map(sharedNote)
    .toReversed()
}

const caseIdsOf = ({ conveyances, person, store }: RequestContext): readonly string[] =>
  person.type === 'client'
    ? conveyances.ofContact(person.contact_id ?? '').map(({ id }) => id)
    : pageOf(store, {
        table: 'conveyance_keys',
        sort: { name: 'ref', column: 'ref', direction: 'desc' },
        clauses: clausesOf(conveyancesWithin(person)),
        limit: MOST_CASES,
      }).ids
