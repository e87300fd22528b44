import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { parseForm } from '#components/form/form-body.ts'
import type { CloudDetail } from '#domain/whatsapp/cloud/api'
import { MailboxBanners, MailboxGlances } from '#islands/mailbox/MailboxGlances.tsx'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))

const detail: CloudDetail = {
  settings: {
    version: 3,
    is_on: true,
    numbers: [{ id: '106540352242922', phone: '+441632960142' }],
    secrets_at: '2026-10-01T09:00:00.000Z',
    templates: {},
    prices: [{ category: 'utility', country: '44', from: '2026-10', price: 159 }],
  },
  address: 'https://harcourt.test/api/intake/whatsapp/cloud',
  costs: [],
  problem: null,
}
const row = { month: '2026-10', number: '106540352242922' }

/** Without the comments that React puts between texts. */
const shown = (html: string) => html.replaceAll('<!-- -->', '')

test('the cost of a month is shown by number and category, and what has no price says so', async () => {
  const { WhatsappCosts } = await import('#islands/admin/message-delivery/WhatsappCosts.tsx')
  const costs = [
    { ...row, category: 'marketing', count: 7, unpriced: 7, cost: 0 },
    { ...row, category: 'utility', count: 1200, unpriced: 0, cost: 190_800 },
  ]
  const html = shown(renderToString(<WhatsappCosts detail={{ ...detail, costs }} />))
  expect(html).toContain('October 2026')
  expect(html).toContain('01632 960142')
  expect(html).toContain('No price entered')
  expect(html).toContain('£19.08')
  expect(html).toContain('£19.08, and 7 messages without a price')
  expect(html).toContain('utility +44 1.59 2026-10')
  const empty = shown(renderToString(<WhatsappCosts detail={detail} />))
  expect(empty).toContain('Meta has charged for no message in the last 12 months.')
})

test('the numbers can be saved without the account, and a line that is no number is named', async () => {
  const { numberFields, TypedNumbers } = await import(
    '#islands/admin/message-delivery/WhatsappCloudForms.tsx'
  )
  const typed = { is_on: true, account: '', numbers: '106540352242922 01632 960142' }
  expect(parseForm(TypedNumbers, numberFields, typed)).toHaveProperty('body')
  const faults = parseForm(TypedNumbers, numberFields, { ...typed, numbers: 'ours' })
  expect(faults).toMatchObject({ faults: { numbers: [expect.stringContaining('one number')] } })
})

test('a mailbox that is behind says so with its address and since when; one that is not says when it was read', () => {
  const good = {
    id: 'a',
    address: 'post@harcourt.test',
    state: 'ok',
    checked_at: '2026-03-02T10:00:00.000Z',
    problem: null,
  } as const
  const text = 'Not read to its end for over 30 minutes: newer emails may be missing here.'
  const problem = { kind: 'behind', text, since: '2026-03-02T09:00:00.000Z' } as const
  const late = {
    ...good,
    id: 'b',
    address: 'late@harcourt.test',
    state: 'problem',
    problem,
  } as const
  const list = shown(renderToString(<MailboxGlances mailboxes={[good, late]} />))
  expect(list).toMatch(/post@harcourt\.test.*Read to its end, /)
  expect(list).toMatch(/late@harcourt\.test.*Needs attention.*Not read to its end/)
  const banners = shown(renderToString(<MailboxBanners mailboxes={[good, late]} />))
  expect(banners).toContain('Mail of late@harcourt.test may be missing here')
  expect(banners).not.toContain('post@harcourt.test')
})
