import { expect, test } from 'vitest'
import { introduced, twoAgencies } from '../../support/agent-cases.ts'
import { aFirm } from '../../support/firm.ts'

test('an email leads a client to their case and an agent to their own pages, each on their own host', async () => {
  const firm = await aFirm()
  const { owner, view } = await twoAgencies(firm)
  const [sale] = await introduced(firm, owner, view)
  const id = sale?.id ?? ''
  const message = { to: ['client', 'agent'], subject: 'News', text: 'See {link}' }
  expect((await owner.post(`/api/conveyances/${id}/bulk-messages`, message)).status).toBe(200)
  const sent = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>('SELECT doc FROM messages').map(({ doc }) => JSON.parse(doc)),
  )
  const linksTo = (audience: string) =>
    sent
      .filter((it) => it.type === 'conveyance.bulk-message-sent' && it.audience === audience)
      .map(({ body }) => body.match(/https?:\/\/\S+/)?.[0])
  const toClients = [...new Set(linksTo('client'))]
  expect(toClients).toEqual([expect.stringMatching(`//clients\\.[^/]+/milestones\\?case=${id}$`)])
  expect(linksTo('agent')).toEqual([expect.stringMatching(/^https?:\/\/agents\.[^/]+$/)])
})
