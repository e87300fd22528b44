import { describe, expect, test } from 'vitest'
import { anEmptyProduct, creation } from '../../support/new-firms.ts'

const details = {
  name: 'Acme & Sons',
  strapline: 'Solicitors, Leeds',
  hue: 30,
  address: '1 Mill Street, Leeds LS1 1AA',
  phone: '0113 496 0100',
  email: 'hello@acme.test',
  regulator: 'CLC',
  regulator_number: '11 0428',
}

let hosts = 0

const anOwner = async () => {
  const product = anEmptyProduct()
  hosts += 1
  const host = `firm${hosts}.localhost`
  const answer = await product.operate('firms', creation(host))
  const { data } = await answer.json<{ data: { tenant: string } }>()
  const firm = product.firmOf(data.tenant)
  const owner = await firm.inside(({ users }) => {
    const found = users.byEmail('owner@acme.test')
    if (found === null) throw new Error('no owner')
    return users.replace({ ...found, status: 'active', version: 2 }, 1)
  })
  const signedIn = await firm.signedIn(owner)
  const origin = `http://${host}:8787`
  return { ...product, firm, origin, owner: firm.caller(owner, { ...signedIn.actor, origin }) }
}

const stepsOf = ({ body }: { body: { data: { steps: { key: string; state: string }[] } } }) =>
  Object.fromEntries(body.data.steps.map(({ key, state }) => [key, state]))

describe('what a firm says of itself', () => {
  test('stands on its pages, in its messages and in its offers from then on', async () => {
    const { owner, visit, firm, origin } = await anOwner()
    const saved = await owner.send('PUT', '/api/firm/details', { version: 0, details })
    expect(saved.body.data).toMatchObject({ version: 1, details })
    await firm.settled()
    const page = await (await visit(`${origin}/auth/login`)).text()
    expect(page).toContain('Acme &#38; Sons')
    expect(page).toContain('--brand-h:30')
    const invited = await owner.post('/api/users', {
      type: 'staff',
      email: 'colleague@acme.test',
      first_name: 'Bo',
      last_name: 'Ray',
      roles: ['Conveyancer'],
      team: null,
      job_title: null,
      phone: null,
      is_fee_earner: true,
      agency_id: null,
    })
    expect(invited.status).toBe(200)
    const message = await firm.inside(({ store }) =>
      store.row<{ doc: string }>(
        `SELECT doc FROM messages WHERE to_address = 'colleague@acme.test'`,
      ),
    )
    expect(JSON.parse(message?.doc ?? '{}')).toMatchObject({
      from_name: 'Acme & Sons',
      body: expect.stringContaining('Acme & Sons\n0113 496 0100\nhello@acme.test'),
    })
  })

  test('is refused when it is incomplete or was changed meanwhile, and changes nothing', async () => {
    const { owner } = await anOwner()
    const put = (version: number, change: object) =>
      owner.send('PUT', '/api/firm/details', { version, details: { ...details, ...change } })
    for (const change of [{ address: '' }, { phone: ' ' }, { hue: 360 }, { regulator: 'BSB' }])
      expect((await put(0, change)).status).toBe(422)
    expect((await put(0, {})).status).toBe(200)
    expect((await put(0, { name: 'Late' })).status).toBe(409)
    expect((await owner.get('/api/firm')).body.data.details.name).toBe('Acme & Sons')
  })

  test('is the owner’s alone to change', async () => {
    const { firm } = await anOwner()
    for (const role of ['Practice manager', 'Conveyancer', 'Auditor']) {
      const other = await firm.as(role)
      expect((await other.get('/api/firm')).status).toBe(403)
      expect((await other.get('/api/set-up')).status).toBe(403)
    }
  })
})

describe('the set-up guide', () => {
  test('says what is left from the records, whatever is skipped', async () => {
    const { owner } = await anOwner()
    expect(stepsOf(await owner.get('/api/set-up'))).toMatchObject({
      brand: 'open',
      people: 'open',
      domains: 'done',
    })
    const skipped = await owner.send('PUT', '/api/set-up/skipped', {
      version: 0,
      skipped: ['agencies', 'brand'],
    })
    expect(stepsOf(skipped)).toMatchObject({ agencies: 'skipped', brand: 'skipped' })
    await owner.send('PUT', '/api/firm/details', { version: 0, details })
    await owner.send('PUT', '/api/firm/teams', { version: 1, teams: ['Leeds'] })
    const offices = [{ name: 'Leeds', address: details.address, phone: '' }]
    await owner.send('PUT', '/api/firm/offices', { version: 2, offices })
    const later = await owner.get('/api/set-up')
    expect(stepsOf(later)).toMatchObject({ brand: 'done', teams: 'done', offices: 'open' })
    expect((await owner.get('/api/user-choices')).body.data.teams).toEqual(['Leeds'])
  })

  test('is finished and taken up again, each once', async () => {
    const { owner, firm } = await anOwner()
    const finish = (version: number, finished: boolean) =>
      owner.send('PUT', '/api/set-up/finished', { version, finished })
    expect((await finish(0, true)).body.data.finished_at).toMatch(/^\d{4}-/)
    expect((await finish(0, false)).status).toBe(409)
    expect((await finish(1, false)).body.data.finished_at).toBeNull()
    const names = await firm.inside(({ store }) =>
      store
        .rows<{ name: string }>(`SELECT name FROM audit WHERE subject = 'firm'`)
        .map((it) => it.name),
    )
    expect(names).toEqual(['firm.created', 'set-up.changed', 'set-up.changed'])
  })
})

describe('a logo', () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('is served on every host of the firm and named on its sign-in page, until it is taken away', async () => {
    const { owner, visit, firm, origin } = await anOwner()
    const put = (version: number, logo: object | null) =>
      owner.send('PUT', '/api/firm/logo', { version, logo })
    const saved = await put(0, { type: 'image/png', data: png })
    expect(saved.body.data.logo).toMatch(/^\/brand\/logo\?v=[0-9a-f]{32}\.png$/)
    await firm.settled()
    const page = await (await visit(`${origin}/auth/login`)).text()
    expect(page).toContain(`<img class="logo" src="${saved.body.data.logo}" alt="">`)
    const picture = await visit(origin + saved.body.data.logo)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(png)
    expect((await put(1, null)).body.data.logo).toBeNull()
  })

  test.each([
    [{ type: 'image/jpeg', data: png }],
    [{ type: 'image/svg+xml', data: 'PHN2Zz4=' }],
    [{ type: 'image/png', data: 'not base64!' }],
    [{ type: 'image/png', data: `iVBORw0KGgo${'A'.repeat(280_000)}` }],
  ])('that is no picture is refused (%#)', async (logo) => {
    const { owner } = await anOwner()
    expect((await owner.send('PUT', '/api/firm/logo', { version: 0, logo })).status).toBe(422)
    expect((await owner.get('/api/firm')).body.data.logo).toBeNull()
  })
})
