import { describe, expect, test } from 'vitest'
import type { Store } from '#tenant/core/store'
import { auditOf } from '#tenant/events/audit'
import { schema } from '#tenant/schema/steps'
import { applyGrants } from '#tenant/user/role/apply-grants'
import { defaultRoles } from '#tenant/user/role/default'
import { permissionGrants } from '#tenant/user/role/grants'
import { aFirm } from '../../../support/firm.ts'

const NOW = '2026-11-22T09:00:00.000Z'

const withoutPermissions = (store: Store) =>
  store.write(`UPDATE roles SET doc = json_set(doc, '$.permissions', json('["quotes.create"]'))`)

describe('permissions that a release adds', () => {
  test('come with a step, to default roles that hold them in a new firm', () => {
    for (const { since, permission, roles } of permissionGrants) {
      expect(schema.map((it) => it.number)).toContain(since)
      for (const name of roles)
        expect(defaultRoles.find((it) => it.name === name)?.permissions, name).toContain(permission)
    }
  })

  const steps = [...new Set(permissionGrants.map(({ since }) => since))]
  const grantedTo = (name: string, step: number) =>
    permissionGrants
      .filter(({ since, roles }) => since === step && roles.includes(name))
      .map(({ permission }) => permission)

  test.each(steps)('of step %i reach a firm of before once, on the record', async (step) => {
    const firm = await aFirm()
    await firm.inside(({ store, roles: stored, audit }) => {
      withoutPermissions(store)
      const [before] = stored.named(['Owner'])
      applyGrants(store, auditOf(store), step, NOW)
      applyGrants(store, auditOf(store), step, NOW)
      for (const role of stored.list())
        expect(role.permissions, role.name).toEqual([
          'quotes.create',
          ...grantedTo(role.name, step),
        ])
      const granted = grantedTo('Owner', step)
      const [owner] = stored.named(['Owner'])
      expect(owner?.version).toBe((before?.version ?? 0) + granted.length)
      const history = audit.history('user', owner?.id ?? '', 10).toReversed()
      expect(history.map((it) => [it.name, it.actor_id, it.detail])).toEqual(
        granted.map((permission) => [
          'permissions.changed',
          'system',
          JSON.stringify({ role: 'Owner', permissions: [permission] }),
        ]),
      )
      expect(audit.verify()).toBeNull()
    })
  })

  test('never reach a role that the firm made itself, whatever its name', async () => {
    const firm = await aFirm()
    await firm.inside(({ store, roles }) => {
      withoutPermissions(store)
      store.write(`UPDATE roles SET doc = json_set(doc, '$.system', json('false'))`)
      for (const { since } of permissionGrants) applyGrants(store, auditOf(store), since, NOW)
      for (const role of roles.list()) expect(role.permissions).toEqual(['quotes.create'])
    })
  })
})
