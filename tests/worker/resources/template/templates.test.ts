import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { blankContent } from '#domain/template/template'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const documents = '/api/admin/templates/documents'

const letter = {
  ...blankContent,
  name: 'Chimney letter',
  audience: 'client',
  body: 'Dear {{ client.salutation }}, your {{ case.matter }} of {{ property.address }}.',
}

const drafted = async (by: Caller, content: object = letter, key = 'chimney-letter') => {
  const { status, body } = await by.post(documents, { key, content, is_next: false })
  expect(status).toBe(200)
  return body.data
}

const today = () => londonDate(new Date().toISOString())
const publication = (version: number) => ({ version, effective_from: today(), note: 'First' })

const rowOf = async (by: Caller, key: string, view = 'current') => {
  const { body } = await by.get(`${documents}?view=${view}`)
  return body.data.rows.find((it: { key: string }) => it.key === key)
}

test('a draft is edited, published and replaced by its next version', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const draft = await drafted(owner)
  const content = { ...letter, body: `${letter.body} It is {{ today | long_date }}.` }
  const saved = await owner.send('PUT', `${documents}/${draft.id}`, { version: 1, content })
  expect(saved.body.data).toMatchObject({ version: 2, status: 'draft', number: 1 })

  const stale = await owner.send('PUT', `${documents}/${draft.id}`, { version: 1, content })
  expect(stale.status).toBe(409)

  const published = await owner.post(`${documents}/${draft.id}/publication`, publication(2))
  expect(published.body.data).toMatchObject({ status: 'published', is_in_force: true })
  const changed = await owner.send('PUT', `${documents}/${draft.id}`, { version: 3, content })
  expect(changed.body.error.message).toContain('Only a draft can be edited')

  const next = await owner.post(documents, { key: 'chimney-letter', content, is_next: true })
  expect(next.body.data).toMatchObject({ number: 2, status: 'draft', is_in_force: false })
  expect(await rowOf(owner, 'chimney-letter')).toMatchObject({
    number: 1,
    pending: { id: next.body.data.id, status: 'draft' },
  })
  await owner.post(`${documents}/${next.body.data.id}/publication`, publication(1))
  expect(await rowOf(owner, 'chimney-letter')).toMatchObject({ number: 2, pending: null })
})

test('a faulty text is not published, and the refusal names the fault', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const draft = await drafted(owner, { ...letter, body: '{{ client.salutaton }}' })
  const refused = await owner.post(`${documents}/${draft.id}/publication`, publication(1))
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toContain('Did you mean “client.salutation”?')
})

test('where the firm says so, somebody else than its editor publishes a template', async () => {
  const firm = await aFirm()
  const [owner, manager] = [await firm.as('Owner'), await firm.as('Practice manager')]
  await owner.send('PUT', '/api/admin/template-approval', { second_person: true })
  const draft = await drafted(owner)
  const publish = (by: Caller, version: number) =>
    by.post(`${documents}/${draft.id}/publication`, publication(version))
  expect((await publish(manager, 1)).body.error.message).toContain('Send it for review first')
  await owner.post(`${documents}/${draft.id}/review`, { version: 1 })
  expect((await publish(owner, 2)).body.error.message).toContain('Somebody other than its editor')
  expect((await publish(manager, 2)).body.data.status).toBe('published')
})

test('a snippet that a layout renders is retired only where a standard text takes over', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const snippets = '/api/admin/templates/snippets'
  const content = { ...blankContent, name: 'Parking', body: 'Bring your permit.' }
  const made = await owner.post(snippets, { key: 'parking', content, is_next: false })
  const { id } = made.body.data
  await owner.post(`${snippets}/${id}/publication`, publication(1))
  await drafted(owner, { ...letter, body: "{% render 'parking' %}" })
  const refused = await owner.post(`${snippets}/${id}/retirement`, { version: 2 })
  expect(refused.body.error.message).toContain('It is used by Chimney letter')
})

test('a layout names each template that it stands around, where it is the default as well', async () => {
  const owner = await (await aFirm()).as('Owner')
  const { body } = await owner.get('/api/admin/templates/layouts?view=current')
  const emails = await owner.get('/api/admin/templates/emails?view=current')
  const email = body.data.rows.find((it: { key: string }) => it.key === 'email')
  expect(email.used_by).toBe(emails.body.data.rows.length)
  const { used_by } = (await owner.get(`/api/admin/templates/layouts/${email.id}`)).body.data
  expect(used_by).toHaveLength(email.used_by)
})

test('the preview writes a sample, or a case that the person may see, and no other', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [conveyance] = await instructed(firm, owner)
  const preview = (by: Caller, case_ref: string | null, body = letter.body) =>
    by.post(`${documents}/previews`, {
      content: { ...letter, body },
      sample: 'leasehold',
      case_ref,
    })
  const sample = await preview(owner, null)
  expect(JSON.stringify(sample.body.data.body)).toContain('Flat 3, 22 Redcliffe Parade')
  const real = await preview(owner, conveyance.ref, 'About {{ case.ref }}')
  expect(JSON.stringify(real.body.data.body)).toContain(`About ${conveyance.ref}`)
  const missing = await preview(owner, conveyance.ref, '{{ case.registered_on | long_date }}')
  expect(missing.body.data.missing).toEqual([
    { path: 'case.registered_on', label: 'The day of registration' },
  ])
  const foreign = await firm.as('Conveyancer', { team: 'west' })
  expect((await preview(foreign, conveyance.ref)).status).toBe(422)
  expect((await preview(owner, null, '{{ today')).status).toBe(409)
})
