import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { aFirm, env as bindings } from '../support/firm.ts'
import { assets, main } from './fake-firm.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** A firm with a WhatsApp service before its front door. */
const aFirmWithService = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const KEY = '/api/message-providers/keys'
  const { key } = (await owner.post(KEY, { version: 0, of: 'whatsapp' })).body.data
  const { number } = (await owner.get('/api/whatsapp-threads?view=all')).body.data
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const post = async (message: object, { by = key, at = seconds() } = {}) => {
    const body = JSON.stringify({
      event: 'w1',
      to: number,
      from: '+447700900482',
      name: 'Owen',
      kind: 'text',
      text: 'Hello',
      ...message,
    })
    const mark = createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
    const headers = {
      'Content-Type': 'application/json',
      'Deedbox-Signature': `t=${at},v1=${mark}`,
    }
    const context = createExecutionContext()
    const request = new Request(`${main}/api/intake/whatsapp`, { method: 'POST', headers, body })
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return answer.status
  }
  const rows = () =>
    firm.inside(({ store }) => [
      store.rows('SELECT id FROM whatsapp_threads').length,
      store.rows('SELECT id FROM whatsapp_messages').length,
    ])
  return { firm, owner, post, rows }
}

test('a signed message is stored once, however often it comes', async () => {
  const { post, rows } = await aFirmWithService()
  expect(await post({})).toBe(200)
  expect(await post({})).toBe(200)
  expect(await post({ event: 'w2', kind: 'audio', text: '' })).toBe(200)
  expect(await rows()).toEqual([1, 2])
})

test('a bad signature, an old one and another firm’s number are 401 and leave no row', async () => {
  const { post, rows } = await aFirmWithService()
  expect(await post({}, { by: 'another key' })).toBe(401)
  expect(await post({}, { at: seconds() - 301 })).toBe(401)
  expect(await post({ to: '+441632960000' })).toBe(401)
  expect(await rows()).toEqual([0, 0])
})
