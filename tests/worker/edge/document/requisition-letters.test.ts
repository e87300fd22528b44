import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { browserOf } from '../../support/document/uploading.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const today = londonDate(new Date().toISOString())

const aCase = async (kind: 'completion' | 'hmlr') => {
  const product = await aWholeProduct()
  const { firm } = product
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const staff = await browserOf(product, owner.user)
  const path = `/api/conveyances/${id}`
  const { version } = (await owner.get(path)).body.data.conveyance
  const other_side = {
    ...{ firm: 'Hale Moor LLP', handler: 'Priya Shah', phone: null },
    email: 'priya@halemoor.example',
  }
  expect((await owner.send('PATCH', path, { version, other_side })).status).toBe(200)
  const received = await owner.post(`${path}/requisitions`, {
    ...{ kind, firm: 'Hale Moor LLP', reference: kind === 'hmlr' ? 'A123XYZ' : null },
    ...{ received_on: today, due_on: addDays(today, 4), points: ['Who holds the alarm code?'] },
  })
  const requisition = received.body.data
  const one = `${path}/requisitions/${requisition.id}`
  const replies = requisition.items.map(({ key }: { key: string }) => ({
    ...{ key, reply: 'As agreed between us.' },
  }))
  const make = async () => {
    const order = {
      ...{ kind: 'requisition', id: crypto.randomUUID(), requisition: requisition.id },
      ...{ group: 'completion', folder: '', name: 'Replies', is_shared: false },
    }
    const answer = await staff.send('POST', `${path}/made-files`, JSON.stringify(order))
    // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
    return { status: answer.status, body: await answer.json<any>() }
  }
  const reply = (at: number) => owner.send('PUT', `${one}/replies`, { version: at, replies })
  const shown = async () => (await owner.get(`${path}/requisitions`)).body.data[0]
  return { owner, conveyancer, staff, path, one, requisition, make, reply, shown }
}

type Case = Awaited<ReturnType<typeof aCase>>

const send = ({ owner }: Case, document: { id: string; current: number }) =>
  owner.post(`/api/documents/${document.id}/sendings`, {
    ...{ number: document.current, to: ['other_side'] },
    ...{ subject: 'Replies', text: 'Please find our replies.' },
  })

const undertake = async ({ owner, conveyancer, path, requisition }: Case) => {
  const promise = {
    ...{ side: 'given', kind: 'redemption', firm: 'Hale Moor LLP' },
    ...{ wording: 'We undertake to redeem the charge.', amount: null, given_on: null },
    ...{ due_on: addDays(today, 9), requisition_id: requisition.id },
  }
  const { id } = (await conveyancer.post(`${path}/undertakings`, promise)).body.data
  const decision = { version: 1, is_approved: true, reason: null }
  return owner.send('PUT', `${path}/undertakings/${id}/decision`, decision)
}

test('replies become a letter with their undertakings; sending it records them as sent, once', async () => {
  const it = await aCase('completion')
  expect((await it.make()).body.error.code).toBe('requisition.incomplete')
  await it.reply(1)
  await undertake(it)
  const made = await it.make()
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const file = await it.staff.send('GET', `/files/${made.body.data.versions[0].file_id}`)
  const pdf = await file.text()
  for (const text of ['Who holds the alarm code?', 'As agreed between us.', 'Undertaking 1'])
    expect(pdf).toContain(text)
  expect((await it.shown()).status).toBe('drafting')
  expect((await send(it, made.body.data)).status).toBe(200)
  expect(await it.shown()).toMatchObject({
    ...{ status: 'sent', version: 3 },
    sent: { document: { id: made.body.data.id, name: 'Replies.pdf' } },
  })
  expect((await send(it, made.body.data)).status).toBe(200)
  expect((await it.shown()).version).toBe(3)
})

test('a letter of replies or undertakings that have changed since is not sent', async () => {
  const it = await aCase('completion')
  await it.reply(1)
  const made = await it.make()
  await undertake(it)
  expect((await send(it, made.body.data)).body.error.code).toBe('requisition.changed_since')
  expect((await it.shown()).status).toBe('drafting')
})

test('a reply to the Land Registry is recorded as sent in its document, and no other', async () => {
  const it = await aCase('hmlr')
  await it.reply(1)
  const made = await it.make()
  const file = await it.staff.send('GET', `/files/${made.body.data.versions[0].file_id}`)
  expect(await file.text()).toContain('Application: A123XYZ')
  await it.reply(2)
  const body = { version: 3, document_id: made.body.data.id }
  expect((await it.owner.post(`${it.one}/sending`, body)).body.error.code).toBe(
    'requisition.changed_since',
  )
  const again = await it.make()
  const sent = await it.owner.post(`${it.one}/sending`, {
    ...{ version: 3, document_id: again.body.data.id },
  })
  expect(sent.body.data.sent.document).toMatchObject({ id: again.body.data.id })
})
