import { expect, test } from 'vitest'
import type { Parts } from '#tenant/core/parts'
import { hashOf, newToken } from '#tenant/user/links'
import { aFirm } from '../../support/firm.ts'
import { untilLinksAreSent } from '../../support/outgoing.ts'

const MANY = 10_000
const handedOver = { session_id: 'one', sealed_token: null }
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, seconds)).toISOString()

const issued = ({ handovers }: Parts, secret: string) =>
  handovers.issue(hashOf(secret), handedOver, at(0))

test(`of ${MANY} handover codes none is equal to another, and none is taken twice`, async () => {
  const firm = await aFirm()
  const taken = await firm.inside((parts) => {
    const secret = newToken()
    const codes = new Set(Array.from({ length: MANY }, () => issued(parts, secret)))
    const times = [...codes, ...codes, ...codes].map((code) =>
      parts.handovers.redeem({ code, secret }, at(30)),
    )
    return { codes: codes.size, taken: times.filter((it) => it !== null).length }
  })
  expect(taken).toEqual({ codes: MANY, taken: MANY })
})

test(`of ${MANY} sign-in links none is taken twice`, async () => {
  const firm = await aFirm()
  const user = await firm.user({ type: 'client', contact_id: 'c1' })
  const tokens = await firm.inside(({ links }) =>
    Array.from({ length: MANY }, (_, nth) => {
      const token = newToken()
      links.insert({
        ...{ id: `link-${nth}`, purpose: 'sign-in', token_hash: hashOf(token), code_hash: null },
        ...{ user_id: user.id, email: null, subject_id: null },
        ...{ created_at: at(0), expires_at: '2099-01-01T00:00:00.000Z' },
      })
      return token
    }),
  )
  const used = await firm.inside(({ links }) => {
    const taken = [...tokens, ...tokens].filter((token) => {
      const link = links.byToken('sign-in', token, at(1))
      if (link !== null) links.use(link.id, at(1))
      return link !== null
    })
    return taken.length
  })
  expect(used).toBe(MANY)
})

test('a code is taken by its own browser alone, within a minute, and by one of many at once', async () => {
  const firm = await aFirm()
  const secret = newToken()
  const outcome = await firm.inside((parts) => {
    const code = issued(parts, secret)
    const late = issued(parts, secret)
    return [
      parts.handovers.redeem({ code, secret: newToken() }, at(1)),
      parts.handovers.redeem({ code: late, secret }, at(60)),
      parts.handovers.redeem({ code, secret }, at(59)),
      parts.handovers.redeem({ code, secret }, at(59)),
    ]
  })
  expect(outcome).toEqual([null, null, handedOver, null])
})

test('of many who use one link at the same moment, one is let in', async () => {
  const firm = await aFirm()
  const user = await firm.user({ type: 'client', contact_id: 'c1' })
  await firm.stub.askLink('harcourt', {
    email: user.email,
    ip: '127.0.0.1',
    origin: 'http://localhost:8787',
  })
  await untilLinksAreSent(firm)
  const [message] = await firm.inside(({ store }) =>
    store.rows<{ body: string }>(`SELECT json_extract(doc, '$.body') AS body FROM messages`),
  )
  const token = /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? ''
  const tries = Array.from({ length: 50 }, () => firm.stub.useLink('harcourt', { token }))
  const letIn = (await Promise.all(tries)).filter((it) => it !== null)
  expect(letIn).toEqual([{ user_id: user.id }])
})
