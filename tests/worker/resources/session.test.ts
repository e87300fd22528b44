import { describe, expect, test } from 'vitest'
import { SignedInUser } from '#domain/user/user'
import { aFirm } from '../support/firm.ts'

describe('who is signed in', () => {
  test('a signed-in person reads themselves, with the permissions of their roles', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { status, body } = await owner.get('/auth/user')
    expect(status).toBe(200)
    expect(body.data.id).toBe(owner.user.id)
    expect(body.data.permissions).toContainEqual({ name: 'conveyance.view-any' })
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(SignedInUser.shape).sort())
  })
})
