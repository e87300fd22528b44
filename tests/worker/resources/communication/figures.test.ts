import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

test('the messages of each event are counted for 30 days, with the last one whenever it was', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  await instructed(firm, owner)
  const figuresOf = async () => {
    const { data } = (await owner.get('/api/communication-figures')).body
    return (type: string) => data.find((it: { type: string }) => it.type === type)
  }
  const stored = await firm.inside(({ store }) =>
    store.rows<{ type: string; count: number }>(
      `SELECT json_extract(doc, '$.type') AS type, count(*) AS count FROM messages GROUP BY 1`,
    ),
  )
  const [some] = stored.filter(({ type }) => type === 'quote.sent')
  expect((await figuresOf())('quote.sent')).toMatchObject({ messages: some?.count, failed: 0 })
  expect((await figuresOf())('complaint.logged')).toMatchObject({ messages: 0, last_at: null })

  await firm.inside(({ store }) => {
    store.write(
      `UPDATE messages SET doc = json_set(doc, '$.created_at', '2020-01-06T09:00:00.000Z', '$.status', 'bounced')
       WHERE json_extract(doc, '$.type') = 'quote.sent'`,
    )
  })
  const old = (await figuresOf())('quote.sent')
  expect(old).toMatchObject({ messages: 0, last_at: '2020-01-06T09:00:00.000Z' })
  expect((await (await firm.as('Conveyancer')).get('/api/communication-figures')).status).toBe(403)
})
