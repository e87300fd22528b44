import { describe, expect, test } from 'vitest'
import { aFirm } from '../../../support/firm.ts'
import { samplesOf } from '../../../support/sample-acts.ts'

const anOwner = async () => {
  const firm = await aFirm()
  return { firm, owner: await firm.as('Owner', { is_fee_earner: true }) }
}

describe('sample data', () => {
  test('is added once and removed once, whoever repeats it, and the log says each once', async () => {
    const { firm, owner } = await anOwner()
    const first = await owner.post('/api/sample-data')
    expect((await owner.post('/api/sample-data')).body).toEqual(first.body)
    expect((await owner.send('DELETE', '/api/sample-data')).status).toBe(200)
    expect((await owner.send('DELETE', '/api/sample-data')).status).toBe(200)
    const names = await firm.inside(({ store, audit }) => {
      expect(audit.verify()).toBeNull()
      return store.rows<{ name: string }>(`SELECT name FROM audit WHERE subject_id = 'sample-data'`)
    })
    expect(names.map(({ name }) => name)).toEqual(['sample-data.added', 'sample-data.removed'])
  })

  test('is for whoever sets up the firm, and known to all staff while it is there', async () => {
    const { firm, owner } = await anOwner()
    const adviser = await firm.as('New-business adviser')
    expect((await adviser.post('/api/sample-data')).status).toBe(403)
    expect((await adviser.send('DELETE', '/api/sample-data')).status).toBe(403)
    expect((await adviser.get('/auth/user')).body.data.has_sample_data).toBe(false)
    await owner.post('/api/sample-data')
    expect((await adviser.get('/auth/user')).body.data.has_sample_data).toBe(true)
    expect((await adviser.get('/api/sample-records')).body.data.length).toBeGreaterThan(30)
    await owner.send('DELETE', '/api/sample-data')
    expect((await adviser.get('/auth/user')).body.data.has_sample_data).toBe(false)
  })

  test('does not count as what the firm set up itself', async () => {
    const { owner } = await anOwner()
    await owner.post('/api/sample-data')
    const { steps } = (await owner.get('/api/set-up')).body.data
    expect(steps.find(({ key }: { key: string }) => key === 'agencies').state).toBe('open')
  })

  test('has numbers of its own, also for what is made from it', async () => {
    const { firm, owner } = await anOwner()
    await owner.post('/api/sample-data')
    const [lead] = (await owner.get('/api/leads')).body.data.rows
    expect(lead.number).toMatch(/^L-09\d{4}$/)
    const converted = await owner.post(`/api/leads/${lead.id}/conversion`, {
      version: lead.version,
    })
    expect(converted.body.data.quote_case.number).toMatch(/^Q-09\d{4}$/)
    expect(await samplesOf(firm, 'quote-case')).toContain(converted.body.data.quote_case.id)
  })

  test('sends nothing: its messages are suppressed, and the log of messages says why', async () => {
    const { firm, owner } = await anOwner()
    await owner.post('/api/sample-data')
    const ids = await samplesOf(firm, 'quote-case')
    for (const id of ids) {
      const { version } = (await owner.get(`/api/quote-cases/${id}`)).body.data.quote_case
      await owner.post(`/api/quote-cases/${id}/dispatch`, { version, channels: ['email'] })
    }
    await firm.settled()
    const { rows } = (await owner.get('/api/messages')).body.data
    const outside = rows.filter((it: { channel: string }) => it.channel === 'email')
    expect(outside.length).toBeGreaterThan(0)
    for (const it of outside)
      expect([it.status, it.reason, it.sent_at]).toEqual(['suppressed', 'sample_record', null])
    expect(JSON.stringify(outside)).not.toMatch(/link=[\w-]{20,}/)
  })

  test('is called by no telephone system', async () => {
    const { firm, owner } = await anOwner()
    await owner.post('/api/sample-data')
    const settings = (await owner.get('/api/desk/settings')).body.data.settings
    const telephone = { kind: 'webhook', address: 'https://pbx.callandco.co.uk/dial' }
    const saved = await owner.send('PUT', '/api/desk/settings/telephone', {
      version: settings.version,
      telephone,
    })
    expect(saved.status, saved.text).toBe(200)
    const [id] = await samplesOf(firm, 'quote-case')
    const dialled = await owner.post('/api/calls/dial', { subject: { kind: 'quote-case', id } })
    expect([dialled.status, dialled.body.error.message]).toEqual([
      409,
      'This is sample data, so nobody is called.',
    ])
  })

  test('is refused to a firm that is at work', async () => {
    const { firm, owner } = await anOwner()
    await firm.inside(({ store }) => {
      for (let nth = 0; nth < 200; nth += 1)
        store.write(
          `INSERT INTO leads (id, version, line, doc) VALUES (?, 1, '{}', '{}')`,
          `${nth}`,
        )
    })
    const refused = await owner.post('/api/sample-data')
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'Sample data is for a firm that has just begun. Yours has records of its own.',
    ])
    expect((await owner.get('/api/sample-data')).body.data.refusal).toBe(refused.body.error.message)
  })
})
