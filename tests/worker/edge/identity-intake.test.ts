import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { instructed } from '../support/cases.ts'
import { aFirm, env as bindings } from '../support/firm.ts'
import { assets, main } from './fake-firm.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** A firm with an identity service before its front door, and a client who was asked. */
const aFirmWithService = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const head = await firm.as('Head of conveyancing')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}/identity-checks`
  const person = async () => (await owner.get(path)).body.data[0]
  const one = `${path}/${(await person()).contact_id}`
  await owner.post(`${one}/request`, { version: 0 })
  const unconfigured = (await person()).service_reference
  const { key } = (await owner.post('/api/message-providers/keys', { version: 0, of: 'identity' }))
    .body.data
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const check = (await person()).service_reference
  const post = async (change: object = {}, { by = key, at = seconds() } = {}) => {
    const of = { event: 'i1', check, provider: 'Veritas ID', reference: 'V-1', outcome: 'clear' }
    const body = JSON.stringify({ ...of, ...change })
    const mark = createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
    const headers = {
      'Content-Type': 'application/json',
      'Deedbox-Signature': `t=${at},v1=${mark}`,
    }
    const context = createExecutionContext()
    const request = new Request(`${main}/api/intake/identity`, { method: 'POST', headers, body })
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return answer.status
  }
  return { owner, head, one, person, post, unconfigured }
}

test('without a key there is nothing to give to a service', async () => {
  const { unconfigured, person } = await aFirmWithService()
  expect(unconfigured).toBeNull()
  expect((await person()).service_reference).not.toBeNull()
})

test('a signed result is stored once, and passes nothing by itself', async () => {
  const { post, person } = await aFirmWithService()
  expect(await post()).toBe(200)
  expect(await post()).toBe(200)
  const { check, standing } = await person()
  expect(check.electronic).toHaveLength(1)
  expect([standing, check.review, check.passed]).toEqual(['waiting_for_client', null, null])
})

test('a wrong signature, an old one and a foreign check leave no row', async () => {
  const { post, person } = await aFirmWithService()
  expect(await post({}, { by: 'the key of another firm' })).toBe(401)
  expect(await post({}, { at: seconds() - 301 })).toBe(401)
  expect(await post({ check: crypto.randomUUID() })).toBe(404)
  expect((await person()).check.electronic).toEqual([])
})

test('a review rests on the newest result while that is clear', async () => {
  const { owner, one, post, person } = await aFirmWithService()
  await post()
  await post({ event: 'i2', outcome: 'refer' })
  const { version, person: held } = await person()
  const refused = await owner.post(`${one}/review`, {
    version,
    way: 'electronic',
    on: '2026-01-05',
    name: held.name,
    date_of_birth: '1980-05-04',
    address: held.address ?? '14 Almond Row',
    points: ['genuine', 'face', 'name', 'born', 'address'],
    relied_on: [
      { paper: 'passport', ending: '4821', expires_on: '2099-01-01' },
      { paper: 'council_tax', ending: '0017', expires_on: null },
    ],
  })
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['way']])
})
