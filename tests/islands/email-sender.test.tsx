import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Message } from '#domain/communication/message'
import WriteForm from '#islands/correspondence/writing/WriteForm.tsx'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))

const address = 'anna@harcourt.test'
const record = { kind: 'conveyance', id: 'c' } as const
const people = [{ id: 'o', name: 'Owen Tarrant', role: 'Client', email: 'owen@tarrant.test' }]

/** Without the comments that React puts between texts. */
const shown = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/<\/?strong>/g, '')

const formOf = (sender: Parameters<typeof WriteForm>[0]['sender']) =>
  shown(
    renderToString(
      <WriteForm {...{ record, people, sender, to: null }} onDone={() => undefined} />,
    ),
  )

test('the form of an email names the address that it will leave from, and why it is not a mailbox', () => {
  expect(formOf({ address, is_own: true, why: null })).toContain(`From ${address}, your mailbox.`)
  const why = `${address} has to be connected again.`
  const html = formOf({ address: 'post@harcourt.test', is_own: false, why })
  expect(html).toContain('From post@harcourt.test, the firm’s address.')
  expect(html).toContain(why)
})

const message: Message = {
  ...{ id: 'm1', version: 3, created_at: '2026-03-02T10:00:00.000Z', channel: 'email' },
  ...{ type: 'email.sent', to_name: 'Owen Tarrant', to_address: 'owen@tarrant.test' },
  ...{ from_name: 'Harcourt', subject: 'Keys', body: 'On Friday.', attachments: [] },
  ...{ subject_kind: null, subject_id: null, subject_ref: null, status: 'sent', reason: null },
  ...{ attempts: 1, sent_at: '2026-03-02T10:00:00.000Z', audience: null, communication: null },
  ...{ thread: null, not_before: null },
  route: {
    by: 'firm',
    address: 'post@harcourt.test',
    instead_of: { address, why: 'Microsoft does not let us send from this mailbox.' },
  },
}

test('the timeline names the address that an email left from, and why it was not another', async () => {
  const { EntryLine } = await import('#islands/correspondence/EntryLine.tsx')
  const entry = { kind: 'message', at: message.created_at, message } as const
  const html = renderToString(<EntryLine entry={entry} record={{ kind: 'conveyance', id: 'c' }} />)
  expect(shown(html)).toContain(
    `Sent from post@harcourt.test instead of ${address}: Microsoft does not let us send from this mailbox.`,
  )
})
