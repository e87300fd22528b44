import { describe, expect, test } from 'vitest'
import type { Lead } from '#domain/lead/lead'
import { aFirm, type FirmUnderTest } from '../support/firm.ts'
import { form, numbersIn } from '../support/leads.ts'

const agency = '01900000-0000-7000-8000-00000000000a'
const other = '01900000-0000-7000-8000-00000000000b'
const at = '2026-01-05T09:00:00.000Z'

const leadsOf = (firm: FirmUnderTest): Promise<Lead[]> =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>('SELECT doc FROM leads ORDER BY id')
      .map((it) => JSON.parse(it.doc)),
  )

describe('the web form', () => {
  test('makes a lead that anybody of the desk can claim', async () => {
    const firm = await aFirm()
    const { status, body } = await firm.visitor().post('/api/public/leads', form())
    expect([status, body.data]).toEqual([200, { received: true }])
    const [it] = await leadsOf(firm)
    expect(it).toMatchObject({
      status: 'new',
      source: 'web',
      owner: null,
      consent: { basis: 'web_form', marketing: false },
    })
    const by = await firm.as('New-business adviser')
    expect((await by.send('POST', '/api/leads/claims')).body.data.lead.id).toBe(it?.id)
  })

  test('refuses without consent or a way to answer, and keeps nothing', async () => {
    const firm = await aFirm()
    const visitor = firm.visitor()
    const bare = await visitor.post('/api/public/leads', form({ consent: false }))
    expect([bare.status, Object.keys(bare.body.error.fields)]).toEqual([422, ['consent']])
    const mute = await visitor.post('/api/public/leads', form({ email: '', phone: '' }))
    expect([mute.status, Object.keys(mute.body.error.fields)]).toEqual([422, ['phone']])
    expect(await leadsOf(firm)).toEqual([])
  })

  test.each([
    ['fills the hidden field', {}, { trap: 'http://x.example' }],
    ['has no token of ours', {}, { shown_ms: null }],
    ['is faster than a person', {}, { shown_ms: 400 }],
    ['advertises', { message: 'SEO https://a.example https://b.example' }, {}],
  ])(
    'of a robot that %s is kept as spam, answered alike, and nobody’s to claim',
    async (_, given, trace) => {
      const firm = await aFirm()
      const { status, body } = await firm.visitor().post('/api/public/leads', form(given, trace))
      expect([status, body.data]).toEqual([200, { received: true }])
      const [it] = await leadsOf(firm)
      expect(it?.status).toBe('spam')
      expect(it?.spam?.reasons.length).toBeGreaterThan(0)
      const by = await firm.as('New-business adviser')
      expect(await numbersIn(by)).toEqual([])
      expect(await numbersIn(by, '?view=spam')).toEqual(['L-00001'])
      expect((await by.send('POST', '/api/leads/claims')).body.data.lead).toBeNull()
    },
  )

  test('sent twice, or again within the day, is one lead that asked again', async () => {
    const firm = await aFirm()
    const key = crypto.randomUUID()
    const visitor = firm.visitor()
    await visitor.post('/api/public/leads', form(), { key })
    await visitor.post('/api/public/leads', form(), { key })
    await visitor.post('/api/public/leads', form({ message: 'Please ring after six' }))
    const leads = await leadsOf(firm)
    expect(leads.map((it) => [it.number, it.message, it.version])).toEqual([
      ['L-00001', 'Please ring after six', 2],
    ])
  })

  test('takes eight from one network in a quarter of an hour', async () => {
    const firm = await aFirm()
    const visitor = firm.visitor()
    const send = (nth: number) =>
      visitor.post(
        '/api/public/leads',
        form({ email: `a${nth}@b.test`, phone: '', last_name: 'abcdefghij'[nth] }),
      )
    for (let nth = 0; nth < 8; nth++) expect((await send(nth)).status).toBe(200)
    const { status, headers } = await send(8)
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await leadsOf(firm)).toHaveLength(8)
    const elsewhere = firm.caller({} as never, firm.actor({ ip: '203.0.113.9' }))
    expect((await elsewhere.post('/api/public/leads', form())).status).toBe(200)
  })

  test('strange fields and types keep nothing', async () => {
    const firm = await aFirm()
    const visitor = firm.visitor()
    for (const body of [{}, form({ status: 'converted' }), form({ price: 'much' }), { form: 1 }])
      expect((await visitor.post('/api/public/leads', body)).status).toBe(422)
    expect(await leadsOf(firm)).toEqual([])
  })
})

describe('email', () => {
  const mail = {
    event: 'm-1',
    from: 'Owen Tarrant <owen@tarrant.test>',
    subject: 'Quote for our sale',
    text: 'We are selling in BS1 4AA. Ring 07700 900482.',
  }

  test('becomes a lead with its text kept, once', async () => {
    const firm = await aFirm()
    const visitor = firm.visitor()
    for (let nth = 0; nth < 3; nth++)
      expect((await visitor.post('/api/intake/email', mail)).status).toBe(200)
    const leads = await leadsOf(firm)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({ source: 'email', last_name: 'Tarrant', intent: ['sale'] })
    expect(leads[0]?.raw).toContain(mail.text)
  })

  test('is pasted by hand where no mail service is connected', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const text = `From: ${mail.from}\nSubject: ${mail.subject}\n\n${mail.text}`
    const { body } = await by.post('/api/leads/emails', { text })
    expect(body.data).toMatchObject({ source: 'email', email: 'owen@tarrant.test', owner: null })
    const none = await by.post('/api/leads/emails', { text: 'Nothing to reach anybody by' })
    expect([none.status, Object.keys(none.body.error.fields)]).toEqual([422, ['text']])
  })
})

describe('an agent', () => {
  const client = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@byron.test',
    phone: '',
    intent: ['purchase'],
    sale_stage: 'sold',
    address: '',
    postcode: 'BS3 1AB',
    price: null,
    message: '',
    agreed: true,
  }
  const anAgency = (firm: FirmUnderTest, id: string, name: string) =>
    firm.inside(({ agencies }) =>
      agencies.insert({
        id,
        version: 1,
        name,
        slug: name.toLowerCase(),
        type: 'estate_agent',
        fee_scale_id: null,
        referral_scale_id: null,
        mandated_search_provider: null,
        bdm_id: null,
        disclosure_text: null,
        agreement_signed_at: null,
        status: 'active',
        archived_at: null,
        merged_into: null,
        created_at: at,
        updated_at: at,
      }),
    )
  const agentOf = async (firm: FirmUnderTest, agency_id: string) =>
    firm.signedIn(await firm.user({ type: 'agent', agency_id }), 'agents')

  test('introduces a client: the agency is their own, and they follow what becomes of it', async () => {
    const firm = await aFirm()
    await anAgency(firm, agency, 'Bellwether')
    await anAgency(firm, other, 'Holt')
    const [agent, rival] = [await agentOf(firm, agency), await agentOf(firm, other)]
    const { body } = await agent.post('/api/agent/leads', client)
    expect(body.data).toMatchObject({ number: 'L-00001', status: 'received', person: 'Ada Byron' })
    const [it] = await leadsOf(firm)
    expect(it).toMatchObject({ source: 'agent', introducer: { agency: 'Bellwether' } })
    const by = await firm.as('New-business adviser')
    await by.post(`/api/leads/${it?.id}/conversion`, { version: 1 })
    const seen = (await agent.get('/api/agent/leads')).body.data
    expect(seen.map((one: { status: string }) => one.status)).toEqual(['quoted'])
    expect((await rival.get('/api/agent/leads')).body.data).toEqual([])
    expect((await agent.get(`/api/leads/${it?.id}`)).status).toBe(403)
  })

  test('needs the client’s agreement, and an agency', async () => {
    const firm = await aFirm()
    await anAgency(firm, agency, 'Bellwether')
    const agent = await agentOf(firm, agency)
    const { status, body } = await agent.post('/api/agent/leads', { ...client, agreed: false })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['agreed']])
    const nobody = await agentOf(firm, other)
    expect((await nobody.post('/api/agent/leads', client)).status).toBe(409)
  })
})
