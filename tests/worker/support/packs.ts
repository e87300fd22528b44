import { expect } from 'vitest'
import { packItems } from '#domain/sale-ready-pack/items/default'
import type { Caller, FirmUnderTest } from './firm.ts'

export const entry = {
  quote_case_id: null,
  conveyance_id: null,
  address: 'Brook House, Pontesford',
  postcode: '',
  tenure: 'freehold',
  title_number: 'SL1',
  agency: 'Cooper Lyle',
  sellers: [{ name: 'Ian Farrell', email: 'ian@farrell.example' }],
}

/** A pack of one seller, without an answer. */
export const aPack = async (by: Caller, of: object = {}) => {
  const answer = await by.post('/api/sale-ready-packs', { ...entry, ...of })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.pack
}

type Pack = { id: string; version: number }

/** Answers whatever the pack still needs, as staff. */
export const complete = async (by: Caller, { id }: Pack) => {
  for (const { key, kind, options = [] } of packItems) {
    const { pack } = (await by.get(`/api/sale-ready-packs/${id}`)).body.data
    if (pack.answers[key]) continue
    const isFile = kind === 'document'
    const value = kind === 'yes_no' ? 'No' : (options[0] ?? '120')
    const answer = await by.send('PUT', `/api/sale-ready-packs/${id}/answers/${key}`, {
      version: pack.version,
      value: isFile ? '' : key === 'register-names' ? 'Yes' : value,
      details: '',
      source: 'us',
      not_applicable: isFile ? 'Seen on the register' : null,
    })
    expect(answer.status, answer.text).toBe(200)
  }
}

export const current = async (by: Caller, { id }: Pack) =>
  (await by.get(`/api/sale-ready-packs/${id}`)).body.data.pack

/** Releases a pack to a conveyancer. */
export const release = async (by: Caller, pack: Pack, email = 'post@pargeter.example') => {
  const { version } = await current(by, pack)
  return by.post(`/api/sale-ready-packs/${pack.id}/releases`, {
    version,
    party: 'conveyancer',
    name: 'Pargeter Lyne',
    email,
  })
}

/** A pack that is complete and whose seller agreed. */
export const aReadyPack = async (by: Caller, of: object = {}) => {
  const pack = await aPack(by, of)
  await complete(by, pack)
  const { version } = await current(by, pack)
  const consent = { version, name: 'Ian Farrell', seen: 'Signed letter' }
  await by.post(`/api/sale-ready-packs/${pack.id}/consents`, consent)
  return current(by, pack)
}

/** The token in the link that was sent last. */
export const tokenIn = (firm: FirmUnderTest) =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = 'pack.released'
       ORDER BY id DESC LIMIT 1`,
    )
    return /[?&]link=([\w-]+)/.exec(JSON.parse(row?.doc ?? '{}').body)?.[1] ?? ''
  })
