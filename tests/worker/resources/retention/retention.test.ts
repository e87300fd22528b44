import { expect, test } from 'vitest'
import { settleRestored } from '#tenant/backup/after-restoring'
import { destroyApproved } from '#tenant/retention/destroying'
import { retentionsOf } from '#tenant/retention/retentions'
import { contextOf } from '#tenant/runtime/context'
import { originsOf } from '#tenant/user/firm'
import { system } from '#tenant/user/people'
import { demoFirms } from '#worker/demo/firms'
import { fileStoreOf } from '#worker/directory/file-store'
import { instructed } from '../../support/cases.ts'
import { aPdf } from '../../support/document/files.ts'
import { browserOf, upload } from '../../support/document/uploading.ts'
import type { Caller } from '../../support/firm.ts'
import { aWholeProduct } from '../../support/whole-product.ts'

const [entry] = demoFirms
if (!entry) throw new Error('no firm')
const product = {
  person: system,
  by: { id: 'system', name: 'Deedbox' },
  now: new Date().toISOString(),
  firm: entry,
  origins: originsOf(entry, true, 'http://localhost:8787'),
  ...{ ip: null, trace: null },
}

const aBackup = {
  ...{ tenant: 'harcourt', name: '2026-11-02T03-50-00Z', at: '2026-11-02T03:50:00.000Z' },
  ...{ parts: 1, rows: 10, digest: 'a', files: { count: 1, bytes: 900 } },
}

/** A closed case with a document, that was kept until a day. */
const aKeptCase = async (until = '2026-01-05') => {
  const whole = await aWholeProduct()
  const { firm, env } = whole
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const manager = await firm.as('Practice manager')
  const [{ id }] = await instructed(firm, owner)
  const staff = await browserOf(whole, owner.user)
  expect((await upload(staff, String(id), 'Title of Ann Lee.pdf', aPdf(900))).status).toBe(200)
  const close = (status: string, day: string | null) =>
    firm.inside(({ store }) => {
      store.write(
        `UPDATE conveyances SET doc = json_set(doc, '$.status', ?, '$.key_dates.retained_until', ?) WHERE id = ?`,
        status,
        day,
        String(id),
      )
    })
  await close('closed', until)
  const path = `/api/conveyances/${id}/retention`
  const act = async (by: Caller, name: string, body: object = {}) => {
    const { version } = (await by.get(path)).body.data
    return by.post(`${path}/${name}`, { version, ...body })
  }
  const stored = async () => (await env.FILES.list()).objects.length
  const night = () =>
    firm.inside((parts) =>
      destroyApproved(contextOf(parts, product), fileStoreOf(env.FILES, 'harcourt')),
    )
  const register = async (view: string) =>
    (await owner.get(`/api/retention?view=${view}`)).body.data.map((it: { id: string }) => it.id)
  return {
    firm,
    earner,
    owner,
    manager,
    id: String(id),
    path,
    act,
    close,
    stored,
    night,
    register,
    staff,
  }
}

test('two people decide, and at night the bytes, names and texts are gone and their hashes stay', async () => {
  const it = await aKeptCase()
  const [document] = (await it.owner.get(`/api/conveyances/${it.id}/documents`)).body.data
  const [{ sha256, file_id, bytes }] = document.versions
  const before = await it.stored()
  expect(await it.register('due')).toEqual([it.id])
  expect((await it.act(it.owner, 'proposal')).status).toBe(200)
  const alone = await it.act(it.owner, 'approval')
  expect([alone.status, alone.body.error.code]).toEqual([409, 'retention.second_person'])
  expect((await it.act(it.manager, 'approval')).status).toBe(200)
  expect(await it.stored()).toBe(before)
  await it.night()
  expect(await it.stored()).toBeLessThan(before)
  const { destruction } = (await it.owner.get(it.path)).body.data
  expect(destruction).toMatchObject({ status: 'destroyed' })
  expect(destruction.files).toContainEqual(expect.objectContaining({ sha256, bytes }))
  expect((await it.staff.send('GET', `/files/${file_id}`)).status).toBe(404)
  expect((await it.owner.get(`/api/conveyances/${it.id}/documents`)).body.data).toEqual([])
  const left = await it.firm.inside(({ store }) =>
    JSON.stringify([store.rows('SELECT * FROM documents'), store.rows('SELECT * FROM files')]),
  )
  expect(left).not.toContain('Ann Lee')
  expect([await it.register('due'), await it.register('destroyed')]).toEqual([[], [it.id]])
  await it.night()
  expect((await it.owner.get(it.path)).body.data.destruction).toEqual(destruction)
})

test('a hold stops it, withdraws what was approved, and is refused without a reason', async () => {
  const it = await aKeptCase()
  const before = await it.stored()
  await it.act(it.owner, 'proposal')
  await it.act(it.manager, 'approval')
  expect((await it.act(it.manager, 'hold', { reason: ' ' })).status).toBe(422)
  expect((await it.act(it.manager, 'hold', { reason: 'A claim' })).status).toBe(200)
  expect(await it.register('held')).toEqual([it.id])
  const proposal = await it.act(it.owner, 'proposal')
  expect([proposal.status, proposal.body.error.code]).toEqual([409, 'retention.held'])
  await it.night()
  expect(await it.stored()).toBe(before)
  expect((await it.act(it.owner, 'release')).status).toBe(200)
  expect((await it.act(it.owner, 'proposal')).status).toBe(200)
})

test('a file whose time is not over is kept, also when its case was opened again after the approval', async () => {
  const later = await aKeptCase('2999-01-01')
  const early = await later.act(later.owner, 'proposal')
  expect([early.status, early.body.error.code]).toEqual([409, 'retention.not_over'])
  const it = await aKeptCase()
  const before = await it.stored()
  await it.act(it.owner, 'proposal')
  await it.act(it.manager, 'approval')
  await it.close('post_completion', null)
  await it.night()
  expect(await it.stored()).toBe(before)
  expect((await it.owner.get(it.path)).body.data.destruction).toBeNull()
})

test('whoever works on a case reads until when it is kept, and decides nothing', async () => {
  const it = await aKeptCase()
  const read = await it.earner.get(it.path)
  expect(read.body.data).toMatchObject({ retained_until: '2026-01-05', file_count: 1 })
  expect((await it.earner.post(`${it.path}/proposal`, { version: 0 })).status).toBe(403)
  expect((await it.earner.get('/api/retention')).status).toBe(403)
})

test('what was destroyed after a backup is destroyed again in the night after it was restored', async () => {
  const it = await aKeptCase()
  await it.act(it.owner, 'proposal')
  await it.act(it.manager, 'approval')
  await it.night()
  await it.firm.inside((parts) => {
    const destroyed = retentionsOf(parts.store).destroyed()
    parts.store.write('DELETE FROM retentions')
    settleRestored(contextOf(parts, product), aBackup, [
      ...destroyed,
      ...destroyed.map((one) => ({ ...one, id: 'opened-since' })),
    ])
  })
  const stored = () =>
    it.firm.inside(({ store }) => store.rows('SELECT id, status FROM retentions'))
  expect(await stored()).toEqual([{ id: it.id, status: 'approved' }])
  await it.night()
  expect(await stored()).toEqual([{ id: it.id, status: 'destroyed' }])
})
