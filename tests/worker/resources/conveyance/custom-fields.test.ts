import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const survey = {
  key: null,
  name: 'Survey',
  kind: 'choice',
  choices: ['Full', 'Valuation'],
  matter_types: ['sale', 'purchase'],
  is_retired: false,
}

const aFirmWithField = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const saved = await owner.send('PUT', '/api/custom-fields', { version: 0, fields: [survey] })
  return { firm, owner, id, saved }
}

test('a firm’s fields are versioned, and changed only by who may change workflows', async () => {
  const { firm, owner, saved } = await aFirmWithField()
  expect(saved.body.data).toMatchObject({ version: 1, fields: [{ key: 'survey' }] })
  const stale = await owner.send('PUT', '/api/custom-fields', { version: 0, fields: [] })
  expect([stale.status, stale.body.error.current.fields]).toEqual([409, saved.body.data.fields])
  const conveyancer = await firm.as('Conveyancer')
  const body = { version: 1, fields: [] }
  expect((await conveyancer.send('PUT', '/api/custom-fields', body)).status).toBe(403)
})

test('a case keeps what it holds in a field, with its version, and the history says so', async () => {
  const { owner, id } = await aFirmWithField()
  const path = `/api/conveyances/${id}/custom-fields`
  expect((await owner.get(path)).body.data).toMatchObject([{ key: 'survey', name: 'Survey' }])
  const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const wrong = await owner.send('PUT', path, { version, values: { survey: 'Drone' } })
  expect([wrong.status, wrong.body.error.fields]).toEqual([
    422,
    { 'values.survey': ['Choose from the list.'] },
  ])
  const filled = await owner.send('PUT', path, { version, values: { survey: 'Full' } })
  expect(filled.body.data.conveyance.custom_fields).toEqual({ survey: 'Full' })
  expect((await owner.send('PUT', path, { version, values: {} })).status).toBe(409)
  const { history } = (await owner.get(`/api/conveyances/${id}`)).body.data
  expect(history[0].fields.changes).toEqual([{ field: 'Survey', from: '', to: 'Full' }])
})
