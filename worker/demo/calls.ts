import type { CallDisposition, CallResult } from '#domain/call/call'
import type { StoredCall } from '../tenant/call/document.ts'
import { callDocument } from '../tenant/call/document.ts'
import { callMatter } from '../tenant/call/subject.ts'
import { blankCall } from '../tenant/call/telephone-orders.ts'
import { tableOf } from '../tenant/core/table.ts'
import type { DemoFirm } from './demo-firm.ts'
import type { RecordedEvent } from './diary.ts'
import { idAt } from './ids.ts'
import type { Random } from './random.ts'

type CallOutcome = Pick<StoredCall, 'disposition' | 'result' | 'duration_s' | 'note'>

const notes: Readonly<Record<CallResult, string>> = {
  callback_booked: 'Prefers a call after work',
  thinking: 'Will talk to the family first',
  price_objection: 'Has a lower quote from another firm',
  instructed: 'Going ahead with us',
  lost: 'Went elsewhere',
  info_only: 'Asked how long it takes',
}

const answeredCall = (random: Random): CallOutcome => {
  const result = random.pick<CallResult>([
    'thinking',
    'thinking',
    'price_objection',
    'info_only',
    'callback_booked',
  ])
  return {
    disposition: 'answered',
    result,
    duration_s: random.between(70, 780),
    note: notes[result],
  }
}

const unansweredCall = (random: Random): CallOutcome => {
  const disposition = random.weighted<CallDisposition>([
    ['no_answer', 6],
    ['voicemail_left', 3],
    ['busy', 1],
  ])
  return {
    disposition,
    result: null,
    duration_s: disposition === 'voicemail_left' ? random.between(18, 40) : 0,
    note: '',
  }
}

const wasAnswered = ({ event }: RecordedEvent): boolean | null => {
  const { name, detail } = event
  if (name === 'quotecase.updated' && detail.attempted) return detail.reached === true
  if (name === 'lead.updated' && detail.did === 'called') return detail.outcome === 'reached'
  return null
}

export const saveCalls = (
  firm: Pick<DemoFirm, 'parts' | 'at'>,
  history: readonly RecordedEvent[],
  random: Random,
) => {
  const { store } = firm.parts
  const calls = tableOf(store, callDocument)
  for (const recordedEvent of history) {
    const isAnswered = wasAnswered(recordedEvent)
    const kind = recordedEvent.event.subject
    if (isAnswered === null || (kind !== 'lead' && kind !== 'quote-case')) continue
    const { subject, agency, phone } = callMatter(firm.at(recordedEvent.at), {
      kind,
      id: recordedEvent.event.id,
    })
    calls.insert({
      ...blankCall({ newId: () => idAt(random, recordedEvent.at), now: recordedEvent.at }),
      ...(isAnswered ? answeredCall(random) : unansweredCall(random)),
      number: phone,
      subject,
      agency,
      user: recordedEvent.actor,
      is_wrapped_up: true,
    })
  }
}
