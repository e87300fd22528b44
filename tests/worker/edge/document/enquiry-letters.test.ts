import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { browserOf } from '../../support/document/uploading.ts'
import { facts } from '../../support/quotes.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const entry = {
  ...{ label: '1(a)', section: 'Services', parent: null, text: 'Is there a meter?' },
  ...{ classification: 'UTL', reply: null, comment: null },
}

const aCase = async (matter: 'sale' | 'purchase' = 'sale') => {
  const product = await aWholeProduct()
  const { firm } = product
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id, version }] = await instructed(firm, owner, facts(matter))
  const staff = await browserOf(product, owner.user)
  const path = `/api/conveyances/${id}`
  const direction = matter === 'sale' ? 'we_answer' : 'we_raise'
  const added = await owner.post(`${path}/enquiries`, {
    ...{ direction, round: 1, raised_on: londonDate(new Date().toISOString()) },
    enquiries: [entry, { ...entry, label: '1(b)', text: 'Who owns the hedge?' }],
  })
  const enquiries: { id: string; version: number }[] = added.body.data
  return { ...product, id: String(id), version, owner, staff, path, enquiries }
}

type Case = Awaited<ReturnType<typeof aCase>>

const withOtherSide = async ({ owner, path }: Case, email: string | null) => {
  const { version } = (await owner.get(path)).body.data.conveyance
  const other_side = { firm: 'Hale Moor LLP', handler: 'Priya Shah', email, phone: null }
  const answer = await owner.send('PATCH', path, { version, other_side })
  expect(answer.status, answer.text).toBe(200)
}

const make = async ({ staff, path, enquiries }: Case, letter: string) => {
  const order = {
    ...{ kind: 'enquiries', id: crypto.randomUUID(), letter },
    enquiries: enquiries.map(({ id }) => id),
    ...{ group: 'enquiries', folder: '', name: 'Letter', is_shared: false },
  }
  const answer = await staff.send('POST', `${path}/made-files`, JSON.stringify(order))
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
  return { status: answer.status, body: await answer.json<any>() }
}

const reply = ({ owner, path, enquiries }: Case, text: string) =>
  owner.post(`${path}/enquiry-replies`, {
    replies: enquiries.map(({ id, version }) => ({ id, version, text })),
  })

const listOf = async ({ owner, path }: Case) => (await owner.get(`${path}/enquiries`)).body.data

const send = ({ owner }: Case, document: { id: string; current: number }, to: string[]) =>
  owner.post(`/api/documents/${document.id}/sendings`, {
    ...{ number: document.current, to, subject: 'Replies', text: 'Please find our replies.' },
  })

test('replies become a letter in the firm’s layout; making it marks nothing, sending it does', async () => {
  const it = await aCase()
  expect((await make(it, 'replies')).status).toBe(422)
  await reply(it, 'Under the sink.')
  expect((await make(it, 'replies')).body.error.code).toBe('enquiry.no_other_side')
  await withOtherSide(it, 'priya@halemoor.example')
  const made = await make(it, 'replies')
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(made.body.data).toMatchObject({ name: 'Letter.pdf', group: 'enquiries' })
  const file = await it.staff.send('GET', `/files/${made.body.data.versions[0].file_id}`)
  const pdf = await file.text()
  for (const text of ['Hale Moor LLP', '1(a).', 'Is there a meter?', 'Under the sink.'])
    expect(pdf).toContain(text)
  const sentMarks = async () =>
    (await listOf(it)).map((one: { reply_sent: unknown }) => one.reply_sent)
  expect(await sentMarks()).toEqual([null, null])
  expect((await send(it, made.body.data, ['client'])).status).toBe(200)
  expect(await sentMarks()).toEqual([null, null])
  expect((await send(it, made.body.data, ['other_side'])).status).toBe(200)
  expect(await sentMarks()).toMatchObject([
    { document: made.body.data.id },
    { document: made.body.data.id },
  ])
  const { history, conveyance } = (await it.owner.get(it.path)).body.data
  expect(history.map(({ name }: { name: string }) => name)).toContain('enquiry.replies-sent')
  expect(conveyance.counts).toMatchObject({ enquiries_accepted: 0, enquiries_open: 2 })
})

test('a letter whose replies have changed is not sent to the other side, and nothing is marked', async () => {
  const it = await aCase()
  await reply(it, 'Under the sink.')
  await withOtherSide(it, 'priya@halemoor.example')
  const made = await make(it, 'replies')
  const [first] = await listOf(it)
  await reply({ ...it, enquiries: [first] }, 'In the hall.')
  const refused = await send(it, made.body.data, ['other_side'])
  expect(refused.body.error.code).toBe('enquiry.changed_since')
  expect((await listOf(it)).every((one: { reply_sent: unknown }) => one.reply_sent === null)).toBe(
    true,
  )
})

test('nothing is marked as sent where the other side has no address', async () => {
  const it = await aCase()
  await reply(it, 'Under the sink.')
  await withOtherSide(it, null)
  const made = await make(it, 'replies')
  await send(it, made.body.data, ['client', 'other_side'])
  expect((await listOf(it)).map((one: { reply_sent: unknown }) => one.reply_sent)).toEqual([
    null,
    null,
  ])
})

test('drafts become a letter of enquiries, which records them as sent once it is sent', async () => {
  const it = await aCase('purchase')
  await withOtherSide(it, 'priya@halemoor.example')
  const made = await make(it, 'enquiries')
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const statuses = async () => (await listOf(it)).map(({ status }: { status: string }) => status)
  expect(await statuses()).toEqual(['raised', 'raised'])
  await send(it, made.body.data, ['other_side'])
  expect(await statuses()).toEqual(['sent', 'sent'])
})
