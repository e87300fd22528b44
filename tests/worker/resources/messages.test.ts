import { expect, test } from 'vitest'
import { withMergeValues } from '#domain/communication/communication'
import { communicationTypes } from '#domain/events'
import { aSentQuote, instructed, offerToken } from '../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const told = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>('SELECT doc FROM messages ORDER BY id')
      .map((it) => JSON.parse(it.doc))
      .map((it) =>
        `${it.type} ${it.channel} ${it.to_address} ${it.status === 'suppressed' ? it.reason : ''}`.trim(),
      ),
  )

test('a quote goes by the channels that were chosen, to every client with an address', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const [first] = facts('sale').clients
  if (first === undefined) throw new Error('no client')
  const clients = [
    first,
    { ...first, first_name: 'Olive', email: 'olive@tarrant.test' },
    { ...first, first_name: 'Ivo', email: '' },
  ]
  const draft = await adviser.post('/api/quote-cases', { facts: facts('sale', { clients }) })
  const sent = await adviser.post(`/api/quote-cases/${draft.body.data.id}/dispatch`, {
    version: 1,
    channels: ['email', 'whatsapp'],
  })
  expect(sent.status, sent.text).toBe(200)
  expect(await told(firm)).toEqual([
    'quote.sent email owen@tarrant.test',
    'quote.sent email olive@tarrant.test',
    'quote.sent whatsapp +447700900482',
    'quote.sent whatsapp +447700900482',
  ])
})

test('a quote that is sent again goes out again, and the link of every message opens it', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const sent = await aSentQuote(adviser)
  const first = await offerToken(firm, sent.id)
  const again = await adviser.post(`/api/quote-cases/${sent.id}/dispatch`, {
    version: sent.version,
    channels: ['whatsapp'],
  })
  expect(again.status, again.text).toBe(200)
  expect(again.body.data.quotes).toHaveLength(1)
  expect(await told(firm)).toEqual([
    'quote.sent email owen@tarrant.test',
    'quote.sent whatsapp +447700900482',
  ])
  const second = await offerToken(firm, sent.id)
  expect(second).not.toBe(first)
  for (const token of [first, second]) {
    const { status, body } = await firm.visitor().get(`/api/quote-offers/${token}`)
    expect([status, body.data?.state]).toEqual([200, 'open'])
  }
})

test('acceptance thanks the client and tells the adviser once, however often it is clicked', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const sent = await aSentQuote(adviser)
  const token = await offerToken(firm, sent.id)
  const accept = () =>
    firm
      .visitor()
      .post(`/api/quote-offers/${token}/acceptance`, { name: 'Owen Tarrant', accept_terms: true })
  const answers = await Promise.all([accept(), accept()])
  expect(answers.map((it) => it.body.data.state)).toEqual(['accepted', 'accepted'])
  expect((await told(firm)).slice(1)).toEqual([
    'quote.accepted email owen@tarrant.test',
    `quote.accepted internal ${adviser.user.id}`,
  ])
})

test('a wrong link opens nothing, and says the same as a link of nothing', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const sent = await aSentQuote(adviser)
  const token = await offerToken(firm, sent.id)
  const visitor = firm.visitor()
  const answers = await Promise.all(
    ['x', token.slice(1), `${token}x`, sent.id].map((it) => visitor.get(`/api/quote-offers/${it}`)),
  )
  expect(new Set(answers.map((it) => it.status))).toEqual(new Set([404]))
  expect(new Set(answers.map((it) => it.text)).size).toBe(1)
  const shown = await visitor.get(`/api/quote-offers/${token}`)
  expect(JSON.stringify(shown.body)).not.toMatch(/owner|giver|temperature|contact_id/)
})

test('a new case gives its client a way in and tells them and their conveyancer', async () => {
  const firm = await aFirm()
  const earner = await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  await instructed(firm, owner, facts('both'))
  const opened = (await told(firm)).filter((it) => it.startsWith('conveyance.opened'))
  expect(opened).toEqual([
    'conveyance.opened email owen@tarrant.test',
    `conveyance.opened internal ${earner.id}`,
    'conveyance.opened email owen@tarrant.test',
    `conveyance.opened internal ${earner.id}`,
  ])
  const user = await firm.inside(({ users }) => users.byEmail('owen@tarrant.test'))
  expect(user).toMatchObject({ type: 'client', status: 'active', roles: ['Client'] })
  expect(await firm.inside(({ store }) => store.rows('SELECT id FROM contacts'))).toHaveLength(1)
})

test('every merge field of a letter has a value, and a missing one throws', () => {
  expect(withMergeValues('{a} and {a}', { a: 'x' })).toBe('x and x')
  expect(() => withMergeValues('{constructor}', {})).toThrow('no merge value')
  for (const { name, communications } of communicationTypes)
    for (const { body } of communications)
      expect(body, name).not.toMatch(/sort code|account number/i)
})

test('the day of a member of staff holds their tasks, cases, dates and notes', async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const day = (await earner.get('/api/my-day')).body.data
  const tasks = [...day.late, ...day.due_today, ...day.next]
  expect(tasks.length).toBeGreaterThan(0)
  expect(tasks.every((it: { conveyance_id: string }) => it.conveyance_id === id)).toBe(true)
  expect(day.cases).toBe(1)
  expect(day.holders).toEqual([{ party: 'us', name: 'With us', count: 1 }])
  expect(day.unread[0].href).toBe(`/conveyances/${id}`)
  const [task] = tasks
  expect(task.task).toBe('conflict-check')
  const done = await earner.post(`/api/conveyances/${id}/tasks/${task.task}/evidence`, {
    version: task.conveyance_version,
    who: 'Owen Tarrant',
    seen: 'No match',
    on: day.today,
    how: 'records',
  })
  expect(done.status, done.text).toBe(200)
  const after = (await earner.get('/api/my-day')).body.data
  expect(after.done_today).toBe(1)
  const left = [...after.late, ...after.due_today, ...after.next].map((it) => it.task)
  expect(left).not.toContain(task.task)
})

test('a quote’s message says what the total leaves out', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const bodies = async (subject: 'sale' | 'purchase') => {
    const { id } = await aSentQuote(adviser, facts(subject))
    return firm.inside(({ store }) =>
      store
        .rows<{ doc: string }>('SELECT doc FROM messages WHERE subject_id = ?', id)
        .map(({ doc }): string => JSON.parse(doc).body),
    )
  }
  const [sale = ''] = await bodies('sale')
  const [purchase = ''] = await bodies('purchase')
  expect(sale).not.toMatch(/everything|is extra/)
  expect(purchase).toMatch(
    /Stamp Duty Land Tax \(SDLT\) of £[\d,.]+ is extra, which makes £[\d,.]+ in all\./,
  )
})
