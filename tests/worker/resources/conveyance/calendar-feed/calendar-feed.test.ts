import { describe, expect, test } from 'vitest'
import { instructed } from '../../../support/cases.ts'
import { aFirm } from '../../../support/firm.ts'

const aLink = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  await owner.send('PATCH', `/api/conveyances/${id}/key-dates`, {
    version,
    dates: { completion_on: '2030-03-01' },
  })
  const created = await earner.post('/api/calendar-feed', {})
  expect(created.status, created.text).toBe(200)
  const path = new URL(created.body.data.url).pathname
  return { firm, earner, owner, ref, path }
}

describe('a calendar link', () => {
  test('shows the key dates of the cases of its person, to whoever has it', async () => {
    const { firm, path, ref } = await aLink()
    const read = await firm.visitor().get(path)
    expect(read.status).toBe(200)
    expect(read.text).toContain('DTSTART;VALUE=DATE:20300301')
    expect(read.text).toContain(ref)
    expect(read.text).not.toContain('Tarrant')
  })

  test('shows nothing of the cases of others', async () => {
    const { firm } = await aLink()
    const other = await firm.as('Conveyancer', { team: 'south' })
    const { url } = (await other.post('/api/calendar-feed', {})).body.data
    const read = await firm.visitor().get(new URL(url).pathname)
    expect(read.text).toContain('BEGIN:VCALENDAR')
    expect(read.text).not.toContain('BEGIN:VEVENT')
  })

  test('is stored as its hash alone, and stops working when it is replaced or removed', async () => {
    const { firm, earner, path } = await aLink()
    const token = path.split('/').at(-1) ?? ''
    const stored = await firm.inside(({ store }) =>
      JSON.stringify(store.rows('SELECT * FROM calendar_feeds')),
    )
    expect(token.length).toBeGreaterThanOrEqual(43)
    expect(stored).not.toContain(token)
    const { url } = (await earner.post('/api/calendar-feed', {})).body.data
    expect((await firm.visitor().get(path)).status).toBe(404)
    const next = new URL(url).pathname
    expect((await firm.visitor().get(next)).status).toBe(200)
    const removed = await earner.send('DELETE', '/api/calendar-feed')
    expect(removed.body.data).toEqual({ created_at: null })
    expect((await firm.visitor().get(next)).status).toBe(404)
  })

  test('stops working when its person leaves', async () => {
    const { firm, path } = await aLink()
    await firm.inside(({ store }) =>
      store.write(`UPDATE users SET doc = json_set(doc, '$.status', 'left')`),
    )
    expect((await firm.visitor().get(path)).status).toBe(404)
  })

  test('cannot be guessed for long', async () => {
    const firm = await aFirm()
    const statuses: number[] = []
    for (let nth = 0; nth < 40; nth++)
      statuses.push((await firm.visitor().get(`/api/calendar-feeds/wrong-${nth}`)).status)
    expect(statuses[0]).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  })
})
