import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import { env as bindings } from '../support/firm.ts'
import { register } from '../support/graph/firm.ts'
import { addresses, GRAPH, SIGN_IN, standInGraph } from '../support/graph/graph.ts'
import { aWholeProduct, cookiesIn, type WholeProduct } from '../support/whole-product.ts'

const INTAKE = '/api/intake/mailboxes'

const graphEnv = { GRAPH_ADDRESS: addresses.graph, GRAPH_SIGN_IN_ADDRESS: addresses.signIn }

beforeEach(() => {
  Object.assign(bindings, graphEnv)
})
afterEach(() => {
  for (const name of Object.keys(graphEnv)) Reflect.deleteProperty(bindings, name)
  vi.unstubAllGlobals()
})

const setUp = async () => {
  const graph = standInGraph()
  const { fetch: others } = globalThis
  vi.stubGlobal('fetch', (to: string | Request | URL, init: RequestInit = {}) => {
    const address = String(to instanceof Request ? to.url : to)
    const isOurs = address.startsWith(GRAPH) || address.startsWith(SIGN_IN)
    return isOurs ? graph.fetch(address, init) : others(to, init)
  })
  const product = await aWholeProduct()
  await register(product.firm)
  const user = await product.person('Conveyancer')
  const { Cookie } = await product.signIn(user.email)
  return { graph, product, user, Cookie }
}

const connected = ({ firm }: WholeProduct) =>
  firm.inside(({ store }) =>
    mailboxesOf(store)
      .all()
      .map(({ address, owner, sending }) => ({ address, owner, sending })),
  )

const begin = async (product: WholeProduct, Cookie: string, since = '2026-01-01') => {
  const answer = await product.visit(`/auth/mailbox/start?since=${since}`, { headers: { Cookie } })
  const address = new URL(answer.headers.get('Location') ?? '/', 'https://nowhere.test')
  return { answer, address, attempt: cookiesIn(answer) }
}

const comeBack = (product: WholeProduct, Cookie: string, given: Record<string, string>) =>
  product.visit(`/auth/mailbox/callback?${new URLSearchParams(given)}`, { headers: { Cookie } })

test('somebody connects their own mailbox by asking Microsoft for no more than to read, draft and send emails, once for each attempt', async () => {
  const { product, user, Cookie } = await setUp()
  const { address, attempt } = await begin(product, Cookie)
  expect(address.origin).toBe(SIGN_IN)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    scope: 'offline_access User.Read Mail.ReadWrite Mail.Send',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:8787/auth/mailbox/callback',
  })
  const back = { code: 'c1', state: address.searchParams.get('state') ?? '' }
  const answer = await comeBack(product, attempt, back)
  expect(await answer.text()).toContain('/profile#mailbox-connected')
  expect(await connected(product)).toMatchObject([
    {
      address: 'anna@harcourt.test',
      owner: { id: user.id },
      sending: { is_allowed: true, is_on: true, refused: null },
    },
  ])
  const again = await comeBack(product, attempt, back)
  expect(await again.text()).toContain('/profile#mailbox-expired')
})

test('an attempt of another browser, another state or no consent connects nothing', async () => {
  const { product, Cookie } = await setUp()
  const { address, attempt } = await begin(product, Cookie)
  const state = address.searchParams.get('state') ?? ''
  const outcome = async (answer: Promise<Response>) =>
    /#mailbox-(\w+)/.exec(await (await answer).text())?.[1]
  expect(await outcome(comeBack(product, '', { code: 'c1', state }))).toBe('expired')
  expect(await outcome(comeBack(product, attempt, { code: 'c1', state: 'x' }))).toBe('expired')
  expect(await outcome(comeBack(product, attempt, { error: 'access_denied', state }))).toBe(
    'declined',
  )
  expect(await connected(product)).toEqual([])
})

test('a visitor, and a first day in the future, are not sent to Microsoft', async () => {
  const { product, Cookie } = await setUp()
  const visitor = await begin(product, '')
  expect(visitor.answer.headers.get('Location')).toBe('/auth/login')
  const { answer } = await begin(product, Cookie, '2999-01-01')
  expect(await answer.text()).toContain('/profile#mailbox-refused')
})

const post = ({ visit }: WholeProduct, body: object, query = '') =>
  visit(INTAKE + query, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

test('the handshake of a subscription is answered with its token as plain text', async () => {
  const { product } = await setUp()
  const token = 'Validation: <b>& 1 + 2</b>'
  const answer = await post(product, {}, `?${new URLSearchParams({ validationToken: token })}`)
  expect([answer.status, await answer.text()]).toEqual([200, token])
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('notifications that are forged or malformed are refused and leave no row', async () => {
  const { product } = await setUp()
  const forged = { subscriptionId: 'S-1', clientState: 'guessed', changeType: 'created' }
  expect((await post(product, { value: [forged] })).status).toBe(401)
  expect((await post(product, { value: [] })).status).toBe(401)
  expect((await post(product, { values: 1 })).status).toBe(400)
  const rows = await product.firm.inside(({ store }) => store.rows('SELECT id FROM mailbox_syncs'))
  expect(rows).toEqual([])
})
