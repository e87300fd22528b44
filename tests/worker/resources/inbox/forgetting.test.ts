import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { DAYS_KEPT } from '#domain/inbox/keeping'
import { forgetDoneEmails } from '#tenant/inbox/forgetting'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { deliver, mailWith, storedEmails } from '../../support/inbound.ts'
import { productAt } from '../../support/product-context.ts'

const today = londonDate(new Date().toISOString())

/** A firm with two emails of no case, of which the first was marked as done. */
const aFirmWithMail = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id: caseId, ref }] = await instructed(firm, owner)
  for (const name of ['Done', 'Waiting'])
    await deliver(
      firm,
      'cases@localhost',
      mailWith({ 'Message-ID': `<${name}@brookes.test>`, Subject: name }, 'plan.txt', name),
    )
  const [done] = await storedEmails(firm)
  const act = (what: string, body: object) => owner.post(`/api/inbox/${done.id}/${what}`, body)
  expect((await act('closure', { version: 1, is_closed: true })).status).toBe(200)
  /** What is removed of the file store in the night of a day. */
  const nightOf = async (day: string) => {
    const removed: string[] = []
    await firm.inside((parts) =>
      forgetDoneEmails(productAt(parts, `${day}T03:35:00.000Z`), {
        remove: async (keys: readonly string[]) => void removed.push(...keys),
      }),
    )
    return removed
  }
  const subjects = async () => (await storedEmails(firm)).map(({ subject }) => subject)
  return { firm, owner, caseId, ref, done, act, nightOf, subjects }
}

test('an email that is about no case is kept for its days after it was done, and then goes with its files', async () => {
  const { owner, done, nightOf, subjects } = await aFirmWithMail()
  expect(await nightOf(addDays(today, DAYS_KEPT))).toEqual([])
  expect(await subjects()).toEqual(['Done', 'Waiting'])
  const keys = [done.original.key, done.attachments[0].stored.key]
  expect(await nightOf(addDays(today, DAYS_KEPT + 2))).toEqual(keys)
  expect(await subjects()).toEqual(['Waiting'])
  expect((await owner.get('/api/inbox?view=done')).body.data.rows).toEqual([])
  expect((await owner.get(`/api/tracked-emails/${done.id}`)).status).toBe(404)
  expect(await nightOf(addDays(today, DAYS_KEPT + 3))).toEqual([])
})

test('what was opened again or filed stays', async () => {
  const { owner, ref, done, act, nightOf, subjects } = await aFirmWithMail()
  await act('closure', { version: 2, is_closed: false })
  expect(await nightOf(addDays(today, DAYS_KEPT + 2))).toEqual([])
  const filed = await owner.post(`/api/tracked-emails/${done.id}/filing`, { version: 1, ref })
  expect(filed.status).toBe(200)
  expect(await nightOf(addDays(today, DAYS_KEPT + 2))).toEqual([])
  expect(await subjects()).toEqual(['Done', 'Waiting'])
})

test('a file that became a document stays, though its email goes', async () => {
  const { owner, ref, done, act, nightOf } = await aFirmWithMail()
  const path = `/api/tracked-emails/${done.id}`
  await owner.post(`${path}/filing`, { version: 1, ref })
  const saving = { version: 2, attachment: 0, group: 'correspondence', name: 'Plan' }
  expect((await owner.post(`${path}/documents`, saving)).status).toBe(200)
  expect((await owner.post(`${path}/unfiling`, { version: 3 })).status).toBe(200)
  const { version } = (await owner.get(`/api/inbox/${done.id}`)).body.data.item
  await act('closure', { version, is_closed: true })
  expect(await nightOf(addDays(today, DAYS_KEPT + 2))).toEqual([done.original.key])
})
