import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { ActingPerson } from '#domain/user/acting-person'

export const mayReopenCase = ({ facts, abortion }: Conveyance): Verdict =>
  firstRefusal(
    refuseIf(abortion !== null, 'conveyance.aborted', 'The matter was aborted. Reinstate it.'),
    refuseIf(facts.closed === undefined, 'conveyance.not_closed', 'The file is not closed.'),
  )

export const mayArchiveCase = ({ status }: Conveyance): Verdict =>
  firstRefusal(
    refuseIf(status === 'archived', 'conveyance.archived', 'The file is already archived.'),
    refuseIf(status !== 'closed', 'conveyance.not_closed', 'Close the case before you archive it.'),
  )

export const closingActs = (
  conveyance: Conveyance,
  person: ActingPerson,
): Acts<'archive' | 'reopen'> =>
  unlessRefused(mayActOnCase(person, conveyance), {
    archive: mayArchiveCase(conveyance),
    reopen: mayReopenCase(conveyance),
  })
