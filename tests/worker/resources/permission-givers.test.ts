import { expect, test } from 'vitest'
import { aFirm } from '../support/firm.ts'

test('whoever lacks a permission is told which roles hold it and who may give it', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const adviser = await firm.as('New-business adviser')
  const refused = await adviser.get('/api/roles')
  expect(refused.status).toBe(403)
  expect(refused.body.error.missing).toEqual([
    { what: 'roles.view-any', href: '/403?permission=roles.view-any' },
  ])
  const { status, body } = await adviser.get('/api/permissions/roles.view-any/givers')
  const { first_name, last_name } = owner.user
  expect(status).toBe(200)
  expect(body.data.roles).toContain('Owner')
  expect(body.data.roles).not.toContain('New-business adviser')
  expect(body.data.people).toContain(`${first_name} ${last_name}`)
})

test('nobody is named who does not hold the permission or may give no roles', async () => {
  const firm = await aFirm()
  await firm.as('Auditor')
  const adviser = await firm.as('New-business adviser')
  const { body } = await adviser.get('/api/permissions/roles.view-any/givers')
  expect(body.data.people).toEqual([])
})

test('a permission that there is none of is not found', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  expect((await adviser.get('/api/permissions/everything/givers')).status).toBe(404)
})
