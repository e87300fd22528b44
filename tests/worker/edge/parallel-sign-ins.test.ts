import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import crypto from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '#worker/edge/sign-in/password'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { aFirm, env as bindings } from '../support/firm.ts'
import { assets, main } from './fake-firm.ts'

const PASSWORD = 'deedbox-demo-2026'
const hash = await hashPassword(PASSWORD)

const aHouse = async () => {
  const firm = await aFirm()
  const owner = await firm.user({ role: 'Owner' })
  await firm.inside(({ users }) => users.setPassword(owner.id, hash))
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const login = async (password: string, headers: Record<string, string> = {}) => {
    const context = createExecutionContext()
    const request = new Request(`${main}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: main, ...headers },
      body: JSON.stringify({ email: owner.email, password }),
    })
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return answer.status
  }
  return { login }
}

test('of 48 passwords at once five are evaluated, and no more from another network header', async () => {
  const { login } = await aHouse()
  const hashing = vi.spyOn(crypto, 'scrypt')
  onTestFinished(() => hashing.mockRestore())
  const guesses = Array.from({ length: 48 }, (_, at) =>
    login(`guess ${at}`, { 'X-Forwarded-For': `203.0.113.${at}`, 'X-Real-IP': `203.0.113.${at}` }),
  )
  const statuses = await Promise.all(guesses)
  const hashed = hashing.mock.calls.filter(([password]) => String(password).startsWith('guess'))
  expect(hashed).toHaveLength(5)
  expect(statuses.filter((it) => it === 422)).toHaveLength(5)
  expect(statuses.filter((it) => it === 429)).toHaveLength(43)
  expect(await login(PASSWORD)).toBe(429)
  expect(await login(PASSWORD, { 'CF-Connecting-IP': '198.51.100.7' })).toBe(200)
})
