import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())
const entry = {
  ...{ label: '1', section: null, parent: null, text: 'Is there a meter?' },
  ...{ classification: 'UTL', reply: null, comment: null },
}

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const add = (classification: string, daysAgo: number) =>
    owner.post(`${path}/enquiries`, {
      ...{ direction: 'we_answer', raised_on: addDays(today, -daysAgo), round: 1 },
      enquiries: [{ ...entry, classification }],
    })
  return { firm, owner, path, add }
}

const figures = async (
  by: { get: (path: string) => Promise<{ body: { data: unknown } }> },
  query: string,
) => (await by.get(`/api/admin/enquiry-figures?${query}`)).body.data

test('figures count by classification, other firm and fee earner, within the days asked for', async () => {
  const { owner, path, add } = await aCase()
  const accepted = (await add('UTL', 6)).body.data[0]
  await add('UTL', 3)
  await add('BND', 40)
  await add('BND', 400)
  await owner.post(`${path}/enquiry-replies`, {
    replies: [{ id: accepted.id, version: 1, text: 'Yes' }],
  })
  await owner.send('PUT', `${path}/enquiries/${accepted.id}/outcome`, {
    ...{ version: 2, outcome: 'accepted', how: 'mail', name: 'Priya Shah', quotation: 'Yes.' },
    indemnity: null,
  })
  expect(await figures(owner, 'by=classification')).toMatchObject({
    from: addDays(today, -364),
    to: today,
    rows: [
      { key: 'UTL', count: 2, accepted: 1, rounds: 1, median_days: 6, declined: 0 },
      { key: 'BND', count: 1, accepted: 0, median_days: null },
    ],
    total: { count: 3, accepted: 1, median_days: 6 },
  })
  expect(await figures(owner, 'by=classification&days=30')).toMatchObject({ total: { count: 2 } })
  expect(await figures(owner, 'by=firm')).toMatchObject({ rows: [{ count: 3 }] })
  expect(await figures(owner, 'by=fee_earner')).toMatchObject({ rows: [{ count: 3 }] })
})

test('the live queue lists what is open in all cases, the earliest due first', async () => {
  const { owner, path, add } = await aCase()
  const [late] = (await add('UTL', 30)).body.data
  await add('BND', 0)
  const [settled] = (await add('CHG', 0)).body.data
  await owner.send('PUT', `${path}/enquiries/${settled.id}/outcome`, {
    ...{ version: 1, outcome: 'withdrawn', how: 'call', name: 'Priya Shah', quotation: null },
    indemnity: null,
  })
  const live = async (query = '') => {
    const rows: { id: string; classification: string; ref: string }[] = (
      await owner.get(`/api/admin/live-enquiries${query}`)
    ).body.data.rows
    return rows
  }
  expect((await live()).map(({ classification }) => classification)).toEqual(['UTL', 'BND'])
  expect((await live('?due=overdue')).map(({ id }) => id)).toEqual([late.id])
  expect(await live('?holder=other_side')).toEqual([])
})

test('figures count only the cases that somebody may see', async () => {
  const { firm, add } = await aCase()
  await add('UTL', 3)
  const assistant = await firm.as('Legal assistant')
  const seen = await assistant.get('/api/conveyances?view=all')
  expect(await figures(assistant, 'by=classification')).toMatchObject({
    total: { count: seen.body.data.rows.length },
  })
})
