import { expect, test } from 'vitest'
import { sale } from '../../../../support/sale.ts'
import { aFirm, type Caller } from '../../../support/firm.ts'

const aCase = async (by: Caller, given: object = {}) => {
  const body = { ...sale, fee_earner: { id: by.user.id, name: '' }, ...given }
  const opened = await by.post('/api/conveyances', body)
  expect(opened.status, opened.text).toBe(200)
  return opened.body.data.conveyance
}

const otherSide = { firm: 'Brookes Tanner', handler: 'Sunita Rao', email: null }
const message = { to: ['client'], subject: 'Case {ref}', text: 'Hello {name}, we moved.' }

const messagesOf = (firm: Awaited<ReturnType<typeof aFirm>>) =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>('SELECT doc FROM messages ORDER BY id')
      .map(({ doc }) => JSON.parse(doc))
      .filter(({ type }) => type === 'conveyance.bulk-message-sent'),
  )

test('a message to the people of a case goes once, by name, with the case’s values', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const { id, ref } = await aCase(by)
  const key = crypto.randomUUID()
  const send = () => by.post(`/api/conveyances/${id}/bulk-messages`, message, { key })
  const [first, again] = [await send(), await send()]
  expect(first.body.data).toEqual({ sent: 1, without: [] })
  expect(again.text).toBe(first.text)
  const sent = await messagesOf(firm)
  expect(sent).toMatchObject([
    {
      to_name: 'Owen Tarrant',
      to_address: 'owen@tarrant.test',
      subject: `Case ${ref}`,
      status: 'queued',
    },
  ])
  expect(sent[0].body).toMatch(/^Dear Owen Tarrant\n\nHello Owen Tarrant, we moved\.\n\n/)
  const { history } = (await by.get(`/api/conveyances/${id}`)).body.data
  expect(history[0].name).toBe('conveyance.bulk-message-sent')
})

test('people without an address are named, and a case that reaches nobody sends nothing', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const { id, ref } = await aCase(by, { other_side: otherSide })
  const { body } = await by.get(`/api/conveyances/recipients?ids=${id}`)
  expect(body.data).toEqual([
    {
      id,
      ref,
      recipients: [
        { audience: 'client', name: 'Owen Tarrant', email: 'owen@tarrant.test' },
        { audience: 'other_side', name: 'Sunita Rao', email: null },
      ],
    },
  ])
  const both = { ...message, to: ['client', 'other_side'] }
  const sent = await by.post(`/api/conveyances/${id}/bulk-messages`, both)
  expect(sent.body.data).toEqual({ sent: 1, without: ['Sunita Rao'] })
  const nobody = { ...message, to: ['other_side'] }
  const refused = await by.post(`/api/conveyances/${id}/bulk-messages`, nobody)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'conveyance.nobody_to_write_to'])
})

test('cases of others are neither shown nor written to', async () => {
  const firm = await aFirm()
  const { id } = await aCase(await firm.as('Owner'))
  const other = await firm.as('Conveyancer', { team: 'west' })
  expect((await other.get(`/api/conveyances/recipients?ids=${id}`)).body.data).toEqual([])
  expect((await other.post(`/api/conveyances/${id}/bulk-messages`, message)).status).toBe(404)
})
