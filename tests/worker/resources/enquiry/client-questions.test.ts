import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const entry = {
    ...{ label: null, section: null, parent: null, text: 'Does it drain into a public sewer?' },
    ...{ classification: 'UTL', reply: null, comment: null },
  }
  const list = { direction: 'we_answer', raised_on: today, round: 1, enquiries: [entry, entry] }
  const enquiries = (await owner.post(`${path}/enquiries`, list)).body.data
  const { clients } = (await owner.get(path)).body.data.conveyance
  const client = await firm.signedIn(
    await firm.inside(({ users }) => {
      const user = users.byContact(clients[0].contact_id)
      if (user === null) throw new Error('the client has no account')
      return user
    }),
  )
  return { firm, owner, client, path, enquiries }
}

const question = ({ id }: { id: string }) => ({
  enquiry_id: id,
  question: 'Does water drain into a public sewer?',
  help: 'Look at your water bill.',
})

test('a client answers what they are asked, saved as they type, and the enquiry is ours again', async () => {
  const { owner, client, path, enquiries } = await aCase()
  const [first] = enquiries
  const asking = { due_on: addDays(today, 7), questions: [question(first)] }
  const { body } = await owner.post(`${path}/client-questions`, asking)
  expect((await owner.post(`${path}/client-questions`, asking)).body.error.code).toBe(
    'client_question.asked',
  )
  const [own] = (await client.get('/api/client-questions')).body.data
  expect(own).toMatchObject({ question: 'Does water drain into a public sewer?', is_sent: false })
  const put = (said: object) =>
    client.send('PUT', `/api/client-questions/${own.id}/answer`, {
      ...{ version: 1, kind: 'text', text: '', is_sent: false },
      ...said,
    })
  expect((await put({ is_sent: true })).status).toBe(422)
  expect((await put({ text: 'Yes, all' })).body.data).toMatchObject({ version: 2, is_sent: false })
  expect((await put({ text: 'No' })).status).toBe(409)
  const [open] = (await owner.get(`${path}/enquiries`)).body.data
  expect(open.answerer).toBe('client')
  const sent = await put({ version: 2, kind: 'not_sure', text: 'Perhaps', is_sent: true })
  expect(sent.body.data.is_sent).toBe(true)
  const [after] = (await owner.get(`${path}/enquiries`)).body.data
  expect(after).toMatchObject({ answerer: 'us', status: 'sent', reply: null })
  expect((await put({ version: 3, text: 'Later' })).body.error.code).toBe('client_question.sent')
  const end = `${path}/client-questions/${body.data[0].id}/withdrawal`
  expect((await owner.post(end, { version: 3 })).body.error.code).toBe('client_question.closed')
})

test('somebody else’s question is not found, and a withdrawn one is not shown', async () => {
  const { firm, owner, client, path, enquiries } = await aCase()
  const asking = { due_on: addDays(today, 7), questions: enquiries.map(question) }
  const [first] = (await owner.post(`${path}/client-questions`, asking)).body.data
  const stranger = await firm.signedIn(
    await firm.user({ role: 'Client', type: 'client', contact_id: 'c1' }),
  )
  expect((await stranger.get('/api/client-questions')).body.data).toEqual([])
  const answer = { version: 1, kind: 'text', text: 'Yes', is_sent: true }
  const at = `/api/client-questions/${first.id}/answer`
  expect((await stranger.send('PUT', at, answer)).status).toBe(404)
  await owner.post(`${path}/client-questions/${first.id}/withdrawal`, { version: 1 })
  expect((await client.get('/api/client-questions')).body.data).toHaveLength(1)
})
