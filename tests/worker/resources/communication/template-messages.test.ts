import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import {
  anActive,
  content,
  dataOf,
  hold,
  messagesOf,
  resume,
} from '../../support/communications.ts'
import { aFirm } from '../../support/firm.ts'

const anEmail = { name: 'We pause your case', matter_types: [], audience: 'client', group: null }
const emailContent = (body: string) => ({
  ...anEmail,
  ...{ category: '', layout: null, layout_for: null, preheader: '', footer: '', sms: '' },
  ...{ inputs: [], file_name: '', needs_signature: false, language: 'en' },
  subject: 'Your {{ case.matter }} is paused',
  body,
})

const aPublished = async (
  owner: Awaited<ReturnType<Awaited<ReturnType<typeof aFirm>>['as']>>,
  body: string,
) => {
  const path = '/api/admin/templates/emails'
  const draft = dataOf(
    await owner.post(path, { key: 'case-paused', is_next: false, content: emailContent(body) }),
  )
  const today = londonDate(new Date().toISOString())
  const publication = { version: draft.version, effective_from: today, note: '' }
  dataOf(await owner.post(`${path}/${draft.id}/publication`, publication))
}

const context = async (body: string) => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  await aPublished(owner, body)
  const own = await anActive(owner, { template: 'case-paused' })
  const [conveyance] = await instructed(firm, owner)
  return { firm, owner, own, conveyance }
}

test('a message is made from the email template that the firm published, and the log says so', async () => {
  const it = await context('Dear {{ recipient.name }}\n\nWe pause **{{ case.ref }}**.')
  await hold(it.owner, it.conveyance.id)
  const [message] = await messagesOf(it.firm, 'conveyance.held')
  expect(message.subject).toMatch(/^Your (sale|purchase) is paused$/)
  expect(message.body).toContain(`We pause ${it.conveyance.ref}.`)
  expect(message.template).toEqual({
    ...{ key: 'case-paused', name: 'We pause your case', number: 1, problem: null },
  })
  const detail = dataOf(await it.owner.get(`/api/communications/${it.own.id}`))
  expect(detail.log[0].template).toBe('We pause your case, version 1')
})

test('what the template needs and the case lacks is said, and the plain text is sent instead', async () => {
  const it = await context('Registered on {{ case.registered_on | long_date }}.')
  await hold(it.owner, it.conveyance.id)
  await resume(it.owner, it.conveyance.id)
  const [message] = await messagesOf(it.firm, 'conveyance.held')
  expect(message.subject).toBe(`Your case ${it.conveyance.ref} rests`)
  expect(message.template.problem).toBe('It needs: The day of registration.')
})

test('a template in use says where, stays while it is used, and no other template is taken', async () => {
  const it = await context('We pause your case.')
  const { rows } = dataOf(await it.owner.get('/api/admin/templates/emails?q=case-paused'))
  const shown = dataOf(await it.owner.get(`/api/admin/templates/emails/${rows[0].id}`))
  expect(shown.used_by).toEqual([
    { family: 'communication', id: it.own.id, name: 'On hold, our words' },
  ])
  const retired = await it.owner.post(`/api/admin/templates/emails/${rows[0].id}/retirement`, {
    version: shown.version,
  })
  expect(retired.status).toBe(409)
  const unknown = await it.owner.post('/api/communications', content({ template: 'none-such' }))
  expect(unknown.body.error.fields).toHaveProperty('template')
  const sms = content({ template: 'case-paused', channel: 'sms' })
  expect((await it.owner.post('/api/communications', sms)).status).toBe(422)
})
