import { expect, test } from 'vitest'
import type { ActingPerson } from '#domain/user/acting-person'
import { whatsappActs } from '#domain/whatsapp/acts'
import { choiceIn } from '#domain/whatsapp/opt-out'
import { filledTemplate, whatsappTemplates } from '#domain/whatsapp/template'
import { isWindowOpen, windowAfter, windowLeft } from '#domain/whatsapp/thread'

const adviser: ActingPerson = {
  id: 'u1',
  type: 'staff',
  permissions: [],
  roles: [],
  read_only: false,
  contact_id: null,
  agency_id: null,
}
const at = '2026-11-20T07:55:00.000Z'
const thread = { window_open_until: windowAfter(at), opted_out_at: null, status: 'open' } as const

test('free text is possible for 24 hours to the second, a template always', () => {
  expect(thread.window_open_until).toBe('2026-11-21T07:55:00.000Z')
  expect(isWindowOpen(thread, '2026-11-21T07:54:59.999Z')).toBe(true)
  expect(isWindowOpen(thread, '2026-11-21T07:55:00.000Z')).toBe(false)
  expect(windowLeft(thread, '2026-11-20T19:55:00.000Z')).toBe(50)
  const late = whatsappActs(thread, adviser, '2026-11-22T00:00:00.000Z')
  expect(late.write).toMatchObject({ code: 'whatsapp.window_closed' })
  expect(late.send_template).toBe(true)
  expect(whatsappActs(thread, adviser, at).write).toBe(true)
})

test('whoever opted out gets neither', () => {
  const acts = whatsappActs({ ...thread, opted_out_at: at }, adviser, at)
  expect([acts.write, acts.send_template]).toMatchObject([
    { code: 'whatsapp.opted_out' },
    { code: 'whatsapp.opted_out' },
  ])
})

test.each(['STOP', ' stop. ', 'Unsubscribe', 'opt out'])('“%s” stops messages', (text) => {
  expect(choiceIn(text)).toBe('stop')
})

test.each(['Please stop by at noon', 'Don’t stop', 'The end of the road', ''])(
  '“%s” stops nothing',
  (text) => {
    expect(choiceIn(text)).toBeNull()
  },
)

test('START begins them again, and a template greets by the first name', () => {
  expect(choiceIn('Start')).toBe('start')
  const [first] = whatsappTemplates
  expect(first && filledTemplate(first, 'Margaret Ellison', 'Harcourt')).toBe(
    'Hello Margaret, this is Harcourt. When is a good time to call you?',
  )
})
