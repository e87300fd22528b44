import type { CommunicationContent } from '#domain/communication/firm/communication'
import { anyCase } from '#domain/communication/firm/conditions'
import type { Answer, Caller, FirmUnderTest } from './firm.ts'

/** What a firm writes to clients when their case is put on hold. */
export const content = (given: Partial<CommunicationContent> = {}): CommunicationContent => ({
  name: 'On hold, our words',
  type: 'conveyance.held',
  audience: 'client',
  channel: 'email',
  subject: 'Your case {ref} rests',
  body: 'Dear {name}\n\nWe look again on {look_again_on}.\n\n{signature}',
  template: null,
  timing: { kind: 'at_once' },
  quiet_hours: false,
  throttle_hours: null,
  conditions: anyCase,
  approval: 'auto',
  ...given,
})

// biome-ignore lint/suspicious/noExplicitAny: records are looked into, whatever they are
type Stored = any

export const dataOf = (answer: Answer): Stored => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body.data
}

/** A communication that is sent from now on. */
export const anActive = async (by: Caller, given: Partial<CommunicationContent> = {}) => {
  const { id, version } = dataOf(await by.post('/api/communications', content(given)))
  return dataOf(await by.post(`/api/communications/${id}/activation`, { version })).communication
}

/** Puts a case on hold and tells its client. */
export const hold = async (by: Caller, id: string) => {
  const path = `/api/conveyances/${id}`
  const { version } = dataOf(await by.get(path)).conveyance
  const body = { version, reason: 'Illness', look_again_on: '2099-01-05', notify: ['client'] }
  dataOf(await by.post(`${path}/hold`, body))
}

/** Ends the hold without telling anybody. */
export const resume = async (by: Caller, id: string) => {
  const path = `/api/conveyances/${id}`
  const { version } = dataOf(await by.get(path)).conveyance
  dataOf(await by.post(`${path}/resumption`, { version, notify: [] }))
}

/** The stored messages of an event, oldest first. */
export const messagesOf = (firm: FirmUnderTest, type: string): Promise<Stored[]> =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>(
        `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = ? ORDER BY id`,
        type,
      )
      .map(({ doc }) => JSON.parse(doc)),
  )
