import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { DateOnly } from '#domain/dates'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'
import type { DataRequest, DataRequestOutcome } from './request.ts'

export type DataRequestAct = 'extend' | 'export' | 'close'

/** What somebody may do about a request, and why not. */
export const dataRequestActs = (
  { status, extension, due_on }: Pick<DataRequest, 'status' | 'extension' | 'due_on'>,
  person: ActingPerson,
  today: DateOnly,
): Acts<DataRequestAct> => {
  const verdict = firstRefusal(
    mayUse(person, ['data-requests.update']),
    refuseIf(status === 'closed', 'data-request.closed', 'This request has been answered.'),
  )
  return {
    extend: firstRefusal(
      verdict,
      refuseIf(extension !== null, 'data-request.extended', 'It was extended already.'),
      refuseIf(
        due_on < today,
        'data-request.late',
        'It can be extended only until the day on which the answer is due.',
      ),
    ),
    export: verdict,
    close: verdict,
  }
}

/** Whether a request may be closed with this outcome: an answer rests on an archive that was made. */
export const mayCloseAs = (
  outcome: DataRequestOutcome,
  { archives }: Pick<DataRequest, 'archives'>,
): Verdict =>
  refuseIf(
    outcome === 'answered' && archives.length === 0,
    'data-request.no_archive',
    'Make the archive first.',
  )
