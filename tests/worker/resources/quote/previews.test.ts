import { expect, test } from 'vitest'
import type { MessagePreview } from '#domain/communication/preview'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { aClaimedLead } from '../../support/leads.ts'
import { facts } from '../../support/quotes.ts'

type Sent = { type: string; to_address: string; subject: string; body: string }

const messages = async (by: Caller): Promise<Sent[]> =>
  (await by.get('/api/messages')).body.data.rows

test('the preview of sending again is the message that goes, but for its own link', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const { id, version } = await aSentQuote(by)
  const path = `/api/quote-cases/${id}/dispatch`
  const before = await messages(by)
  const [preview]: MessagePreview[] = (await by.get(path)).body.data
  expect(await messages(by)).toEqual(before)
  expect(preview?.to).toEqual([{ name: 'Owen Tarrant', email: 'owen@tarrant.test' }])
  await by.post(path, { version, channels: ['email'] })
  const [sent] = await messages(by)
  expect(sent?.subject).toBe(preview?.subject)
  expect(sent?.body.replace(/https?:\S+/, '[the client’s own link]')).toBe(preview?.body)
})

test('a quote that cannot be sent says why instead of a preview', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const { id, version } = await aSentQuote(by)
  await by.post(`/api/quote-cases/${id}/death`, { version, reason: 'price' })
  const { status, body } = await by.get(`/api/quote-cases/${id}/dispatch`)
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('Revive it first.')])
})

test('a quote is instructed to the chosen fee earner, and the preview names them', async () => {
  const firm = await aFirm()
  const ada = await firm.user({ role: 'Conveyancer', first_name: 'Ada', last_name: 'Byron' })
  await firm.user({ role: 'Conveyancer', first_name: 'Ann', last_name: 'Lee' })
  const by = await firm.as('New-business adviser')
  const owner = await firm.as('Owner')
  const sent = await aSentQuote(by)
  const path = `/api/quote-cases/${sent.id}/instruction`
  const chosen = { accepted_by_phone: 'Owen Tarrant', fee_earner_id: ada.id }
  const { data } = (await by.get(`${path}?${new URLSearchParams(chosen)}`)).body
  expect(data.fee_earner.name).toBe('Ada Byron')
  expect(data.fee_earners).toHaveLength(2)
  expect(data.messages.map((it: MessagePreview) => it.subject)).toEqual([
    'Thank you for choosing Harcourt & Vane',
    'Your case is open: [new reference]',
  ])
  expect(data.messages[1].body).toContain('Ada Byron is dealing with it')
  const { conveyances } = (await by.post(path, { version: sent.version, ...chosen })).body.data
  const { conveyance } = (await owner.get(`/api/conveyances/${conveyances[0].id}`)).body.data
  expect(conveyance.fee_earner.id).toBe(ada.id)
  const opened = (await messages(owner)).find((it) => it.subject.startsWith('Your case is open'))
  const previewed = opened?.body
    .replace(conveyance.ref, '[new reference]')
    .replace(`case=${conveyance.id}`, 'case=sale')
  expect(previewed).toBe(data.messages[1].body)
})

test('nobody but a fee earner can be chosen', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const by = await firm.as('New-business adviser')
  const { id, version } = await aSentQuote(by)
  const { status, body } = await by.post(`/api/quote-cases/${id}/instruction`, {
    version,
    accepted_by_phone: 'Owen Tarrant',
    fee_earner_id: by.user.id,
  })
  expect([status, body.error.fields]).toEqual([422, { fee_earner_id: ['Choose a fee earner.'] }])
})

test('the notes of a lead stand on its quote, for those who may see the lead', async () => {
  const firm = await aFirm()
  const by = await firm.as('New-business adviser')
  const lead = await aClaimedLead(by, { message: 'Please ring after six' })
  const call = { version: lead.version, outcome: 'reached', note: 'Wants to move by March' }
  await by.post(`/api/leads/${lead.id}/calls`, { ...call, next_action: null })
  const draft = await by.post('/api/quote-cases', { facts: facts('sale'), lead_id: lead.id })
  const { data } = (await by.get(`/api/quote-cases/${draft.body.data.id}`)).body
  expect(data.lead).toMatchObject({ number: lead.number, message: 'Please ring after six' })
  expect(data.lead.notes[0].words).toContain('Wants to move by March')
  const auditor = await firm.as('Head of conveyancing')
  const read = await auditor.get(`/api/quote-cases/${draft.body.data.id}`)
  expect([read.status, read.body.data.lead]).toEqual([200, null])
})
