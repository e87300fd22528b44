import { describe, expect, test } from 'vitest'
import type { Lead } from '#domain/lead/lead'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, type Caller } from '../support/firm.ts'
import { form } from '../support/leads.ts'

const PATH = '/api/desk/settings'
const hours = {
  open: [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '08:00', to: '20:00' })),
  closed_days: ['2030-12-24'],
  response_minutes: 10,
}
const adviser = (by: Caller, given: object = {}) => ({
  user_id: by.user.id,
  intents: [],
  languages: [],
  extension: '',
  ...given,
})
const save = (by: Caller, part: string, body: object, version = 0) =>
  by.send('PUT', `${PATH}/${part}`, { version, ...body })
const audit = (name: string) => `SELECT * FROM audit WHERE name = '${name}' ORDER BY seq`

describe('the settings of the desk', () => {
  test('are for those who may change them', async () => {
    const firm = await aFirm()
    for (const role of ['Owner', 'Practice manager', 'New-business manager'])
      expect((await (await firm.as(role)).get(PATH)).status).toBe(200)
    for (const role of ['New-business adviser', 'Conveyancer', 'Auditor', 'Compliance'])
      expect((await (await firm.as(role)).get(PATH)).status).toBe(403)
  })

  test('begin with usual ones, are kept in versions, once for a key, and recorded', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    const before = (await by.get(PATH)).body.data
    expect(before.settings).toMatchObject({ version: 0, telephone: { kind: 'by_hand' } })
    expect(before.hours.response_minutes).toBe(15)
    const key = crypto.randomUUID()
    const body = { version: 0, follow_up_days: [2], at: '11:00' }
    for (let nth = 0; nth < 2; nth++) {
      const answer = await by.send('PUT', `${PATH}/plan`, body, { key })
      expect(answer.body.data.settings.version).toBe(1)
    }
    const late = await save(by, 'plan', { follow_up_days: [], at: '09:00' })
    expect([late.status, late.body.error.current.settings.version]).toEqual([409, 1])
    expect(late.body.error.changed.by).toBe(`${by.user.first_name} ${by.user.last_name}`)
    const rows = await firm.inside(({ store }) => store.rows(audit('desk.updated')))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ actor_id: by.user.id, version: 1 })
  })

  test('of hours hold from today on, and the clock of a lead goes by them', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    const { body } = await save(by, 'hours', hours)
    expect(body.data.hours).toEqual(hours)
    const desk = (await by.get('/api/leads/desk')).body.data.hours
    expect(desk).toHaveLength(2)
    expect(desk[1]).toMatchObject({ response_minutes: 10, closed: ['2030-12-24'] })
    expect(desk[1].open['6']).toEqual(['08:00', '20:00'])
    await save(by, 'hours', { ...hours, response_minutes: 20 }, 1)
    expect((await by.get('/api/leads/desk')).body.data.hours).toHaveLength(2)
  })

  test.each([
    ['hours', { ...hours, open: [] }, 'open'],
    ['hours', { ...hours, open: [{ day: 1, from: '17:00', to: '09:00' }] }, 'open'],
    ['hours', { ...hours, open: [hours.open[0], hours.open[0]] }, 'open'],
    ['hours', { ...hours, response_minutes: 0 }, 'response_minutes'],
    ['plan', { follow_up_days: [0], at: '10:00' }, 'follow_up_days.0'],
    ['telephone', { telephone: { kind: 'webhook', address: '' } }, 'telephone.address'],
    [
      'telephone',
      { telephone: { kind: 'webhook', address: 'https://10.0.0.1/' } },
      'telephone.address',
    ],
    [
      'telephone',
      { telephone: { kind: 'webhook', address: 'http://pbx.firm.co.uk/' } },
      'telephone.address',
    ],
  ])('of %s refuse what cannot be, beside its field', async (part, body, field) => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const { status, body: answer } = await save(by, part, body)
    expect([status, Object.keys(answer.error.fields)]).toEqual([422, [field]])
  })

  test('give a key once, and never tell it again', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const first = await by.post(`${PATH}/keys`, { version: 0, of: 'telephone' })
    const { key } = first.body.data
    expect(key.length).toBeGreaterThanOrEqual(43)
    const second = await by.post(`${PATH}/keys`, { version: 1, of: 'telephone' })
    expect(second.body.data.key).not.toBe(key)
    expect(await firm.stub.intakeKey('harcourt', 'telephone')).toBe(second.body.data.key)
    expect(await firm.stub.intakeKey('harcourt', 'mail')).toBeNull()
    const shown = await by.get(PATH)
    expect(shown.body.data.keys.telephone).not.toBeNull()
    expect(shown.text).not.toContain(second.body.data.key)
    const rows = await firm.inside(({ store }) => store.rows(audit('desk.updated')))
    expect(JSON.stringify(rows)).not.toContain(key)
  })
})

describe('leads that nobody has', () => {
  const arrive = (firm: Awaited<ReturnType<typeof aFirm>>, nth: number, given: object = {}) =>
    firm.visitor().post(
      '/api/public/leads',
      form({
        phone: `07700 90010${nth}`,
        email: `p${nth}@q.test`,
        last_name: `P${nth}`,
        ...given,
      }),
    )
  const claim = async (by: Caller): Promise<Lead | null> =>
    (await by.send('POST', '/api/leads/claims')).body.data.lead

  test('go to whoever takes such a one, by what it is about and by language', async () => {
    const firm = await aFirm()
    const manager = await firm.as('New-business manager')
    const ann = await firm.as('New-business adviser')
    const ben = await firm.as('New-business adviser')
    await save(manager, 'claim', {
      rule: 'claimed',
      advisers: [
        adviser(ann, { intents: ['remortgage'] }),
        adviser(ben, { intents: ['sale'], languages: ['en', 'pl'] }),
      ],
    })
    await arrive(firm, 1, { intent: ['sale'], language: 'pl' })
    await arrive(firm, 2, { intent: ['remortgage'] })
    await arrive(firm, 3, { intent: ['transfer-of-equity'] })
    expect((await claim(ann))?.last_name).toBe('P2')
    expect((await claim(ben))?.last_name).toBe('P3')
    expect((await claim(ben))?.last_name).toBe('P1')
    expect(await claim(ann)).toBeNull()
  })

  test('are given by turns, and spam is not', async () => {
    const firm = await aFirm()
    const manager = await firm.as('New-business manager')
    const ann = await firm.as('New-business adviser')
    const ben = await firm.as('New-business adviser')
    const gone = await firm.as('New-business adviser', { status: 'active' })
    await firm.inside(({ users }) => {
      const user = users.get(gone.user.id)
      users.replace({ ...user, status: 'suspended', version: user.version + 1 }, user.version)
    })
    await save(manager, 'claim', {
      rule: 'by_turns',
      advisers: [adviser(ann), adviser(gone), adviser(ben)],
    })
    for (let nth = 1; nth <= 3; nth++) await arrive(firm, nth)
    await arrive(firm, 4, { message: 'SEO https://a.example https://b.example' })
    const owners = await firm.inside(({ store }) =>
      store
        .rows<{ doc: string }>('SELECT doc FROM leads ORDER BY id')
        .map(({ doc }) => (JSON.parse(doc) as Lead).owner?.id ?? null),
    )
    expect(owners).toEqual([ann.user.id, ben.user.id, ann.user.id, null])
  })
})

test('a price that goes out for the first time is followed up by the plan', async () => {
  const firm = await aFirm()
  const manager = await firm.as('New-business manager')
  const first = await aSentQuote(manager)
  expect(first.next_action).toMatchObject({ type: 'call' })
  await save(manager, 'plan', { follow_up_days: [], at: '10:00' })
  expect((await aSentQuote(manager)).next_action).toBeNull()
})
