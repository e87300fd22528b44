import { describe, expect, test } from 'vitest'
import type { AgencyView } from '#domain/agent/view'
import { chunk, pngWith, toBase64 } from '../../../support/picture/pictures.ts'
import { viewOf } from '../../support/agencies.ts'
import { makeManager, twoAgencies } from '../../support/agent-cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const logo = { type: 'image/png', data: toBase64(pngWith(chunk('tEXt', 'Author\0Ann'))) }

const change = (by: Caller, { agency }: AgencyView, body: object) =>
  by.send('PUT', `/api/agencies/${agency.id}/brand`, { version: agency.version, ...body })

const agencyOf = async (agent: Caller) => (await agent.get('/api/agent/home')).body.data.agency

const pathOf = (view: AgencyView) => `/api/pictures/${view.agency.brand?.logo_id}`

describe('the logo and the colour of an agency', () => {
  test('are set by the firm and seen by its own agents alone', async () => {
    const { owner, view, agent, rival } = await twoAgencies(await aFirm())
    expect(await agencyOf(agent)).toMatchObject({
      name: 'Cooper Lyle',
      brand: { logo_id: null, accent: null },
    })
    const branded = viewOf(await change(owner, view, { logo, colour: '#FF0000' }))
    expect(await agencyOf(agent)).toMatchObject({ version: 2, brand: branded.agency.brand })
    expect(branded.agency.brand?.accent).toMatchObject({ colour: '#ff0000', hue: 29 })
    const { data } = (await agent.get(pathOf(branded))).body.data
    expect(atob(data)).not.toContain('Ann')
    expect((await owner.get(pathOf(branded))).status).toBe(200)
    expect((await rival.get(pathOf(branded))).status).toBe(404)
    expect((await agencyOf(rival)).brand.accent).toBeNull()
  })

  test('are each changed and taken away without the other', async () => {
    const { owner, view, agent } = await twoAgencies(await aFirm())
    const first = viewOf(await change(owner, view, { logo, colour: '#1f4e79' }))
    const second = viewOf(await change(owner, first, { colour: null }))
    expect(second.agency.brand).toEqual({ logo_id: first.agency.brand?.logo_id, accent: null })
    const third = viewOf(await change(owner, second, { logo: null }))
    expect(third.agency.brand).toEqual({ logo_id: null, accent: null })
    expect((await agent.get(pathOf(first))).status).toBe(404)
    expect(third.history[0]?.text).toBe('Cooper Lyle: Logo removed (was a picture)')
    expect((await change(owner, view, { colour: '#1f4e79' })).status).toBe(409)
  })

  test('are changed by a manager of the agency, and by nobody else there', async () => {
    const firm = await aFirm()
    const { owner, view, agent, rival } = await twoAgencies(firm)
    const body = { version: view.agency.version, colour: '#1f4e79' }
    expect((await agent.send('PUT', '/api/agent/brand', body)).status).toBe(403)
    await makeManager(owner, firm, view, agent)
    const saved = await agent.send('PUT', '/api/agent/brand', body)
    expect(saved.body.data).toMatchObject({ brand: { accent: { colour: '#1f4e79' } } })
    const stale = await agent.send('PUT', '/api/agent/brand', body)
    expect([stale.status, Object.keys(stale.body.error.current)]).toEqual([
      409,
      ['name', 'version', 'brand'],
    ])
    expect((await rival.send('PUT', '/api/agent/brand', body)).status).toBe(403)
    expect((await change(agent, view, { colour: null })).status).toBe(403)
  })

  test('go to the agency that takes it over, where that has none', async () => {
    const { owner, view, other, agent, rival } = await twoAgencies(await aFirm())
    const branded = viewOf(await change(owner, view, { logo }))
    const merged = await owner.post(`/api/agencies/${other.agency.id}/merges`, {
      version: other.agency.version,
      other_id: view.agency.id,
      other_version: branded.agency.version,
    })
    expect(merged.status, merged.text).toBe(200)
    for (const by of [agent, rival]) expect((await by.get(pathOf(branded))).status).toBe(200)
  })
})

test.each([
  ['a picture that breaks off', { logo: { ...logo, data: logo.data.slice(0, 60) } }],
  ['an SVG', { logo: { type: 'image/svg+xml', data: btoa('<svg/>') } }],
  ['a word as a colour', { colour: 'red' }],
])('%s is refused and changes nothing', async (_, body) => {
  const { owner, view } = await twoAgencies(await aFirm())
  expect((await change(owner, view, body)).status).toBe(422)
  const { agency } = viewOf(await owner.get(`/api/agencies/${view.agency.id}`))
  expect(agency).toEqual(view.agency)
})
