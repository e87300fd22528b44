import { expect, test } from 'vitest'
import { type Audience, routeTable } from '#routes'
import { stripped } from '../../spec/pages.ts'
import { repeats } from '../../support/repeats.ts'
import { clients as clientsHost } from '../edge/fake-firm.ts'
import { bodyFor, queryFor } from '../support/bodies.ts'
import { callOf, typeOf } from '../support/calling.ts'
import { instructed } from '../support/cases.ts'
import { endpoints, pathWith } from '../support/endpoints.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'
import { clientOf } from '../support/signing.ts'
import { aWholeProduct, type WholeProduct } from '../support/whole-product.ts'
import { printCount } from './count.ts'

const hosts: readonly (Audience | null)[] = [null, 'clients', 'agents', 'quotes']
const roles = { main: 'Owner', clients: 'Client', agents: 'Agent', quotes: 'Owner' } as const

/** Whoever may do most of those who sign in on a host. */
const visitorOf = async (firm: FirmUnderTest, host: Audience | null) => {
  const role = roles[host ?? 'main']
  return firm.signedIn(await firm.user({ role, type: typeOf(role) }), host)
}

// By day each cell of the grid asks every sixth endpoint.
const oneOf = repeats(6, 1)

test(
  'a session counts in every call on the host that it was opened on, and in none on the three others',
  async () => {
    const firm = await aFirm()
    const guarded = endpoints.filter(([, { who }]) => who !== 'public')
    const wrong: string[] = []
    let requests = 0
    for (const [row, from] of hosts.entries()) {
      const { user, actor } = await visitorOf(firm, from)
      for (const [column, at] of hosts.entries()) {
        const by = firm.caller(user, { ...actor, audience: at })
        for (const [number, [name, endpoint]] of guarded.entries()) {
          if ((number + row + column) % oneOf !== 0) continue
          const { status } = await callOf(by, endpoint)
          requests += 1
          if ((status !== 401) !== (from === at))
            wrong.push(`${name} on ${at ?? 'main'} by a session of ${from ?? 'main'}: ${status}`)
        }
      }
    }
    printCount(`calls × ${hosts.length} hosts × ${hosts.length} sessions`, requests, wrong)
    expect(wrong).toEqual([])
    expect(requests).toBeGreaterThan(500)
  },
  repeats(120_000, 900_000),
)

const secrets = {
  name: 'Quillfeather',
  email: 'odo@quillfeather.test',
  phone: '07700 900611',
  address: '7 Unheard Mews',
  message: 'The boiler was new in May',
  answer: 'Thank you for telling us',
}

const aCase = async (firm: FirmUnderTest) => {
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const { sale } = facts('sale')
  const { name, email, phone, address } = secrets
  const client = { contact_id: null, first_name: 'Odo', last_name: name, email, phone }
  const of = facts('sale', { clients: [client], sale: sale && { ...sale, address } })
  const [{ id, ref }] = await instructed(firm, owner, of)
  const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const contact: string = conveyance.clients[0].contact_id
  const written = await exchangeMessages(
    owner,
    await clientOf(firm, conveyance.clients),
    id,
    contact,
  )
  return { ids: [id, contact, written], texts: [...Object.values(secrets), ref] }
}

/** Has the client of a case write and the firm answer; the id of what the client wrote. */
const exchangeMessages = async (
  owner: Caller,
  client: Caller,
  id: string,
  contact: string,
): Promise<string> => {
  const entry = { text: secrets.message, files: [] }
  const written = await client.post(`/api/client/cases/${id}/messages`, entry)
  expect(written.status, written.text).toBe(200)
  const reply = { client: contact, text: secrets.answer }
  const answered = await owner.post(`/api/conveyances/${id}/client-messages`, reply)
  expect(answered.status, answered.text).toBe(200)
  return written.body.data.id
}

let visits = 0

/** What the clients' host answers to somebody who is not signed in, each time from another network. */
const askUnknown = async (
  { visit }: WholeProduct,
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<{ status: number; said: string }> => {
  visits += 1
  const answer = await visit(clientsHost + path, {
    method,
    headers: {
      'X-Tenant': 'harcourt',
      'CF-Connecting-IP': `10.1.${visits >> 8}.${visits & 255}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(method === 'GET' ? {} : { Origin: clientsHost, 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    said: JSON.stringify([...answer.headers]) + (await answer.text()),
  }
}

test(
  'no answer of the clients’ host to somebody who is not signed in holds a byte of any case',
  async () => {
    const product = await aWholeProduct()
    const { ids, texts } = await aCase(product.firm)
    const wrong: string[] = []
    let requests = 0
    const look = (what: string, said: string) => {
      requests += 1
      const found = texts.filter((text) => said.includes(text))
      if (found.length > 0) wrong.push(`${what}: ${found}`)
    }
    for (const id of ids.slice(0, repeats(1, ids.length))) {
      for (const [name, endpoint] of endpoints) {
        const path = pathWith(endpoint, id) + queryFor(name, endpoint)
        const body = endpoint.method === 'GET' ? undefined : (bodyFor(name, endpoint) ?? {})
        const { status, said } = await askUnknown(product, path, endpoint.method, body)
        look(name, said)
        if (endpoint.who !== 'public' && status !== 401) wrong.push(`${name}: ${status}`)
      }
      for (const { path } of Object.values(routeTable)) {
        const own = stripped(path.replaceAll(/:[a-z_]+/g, id), 'clients')
        if (own === null) continue
        look(path, (await askUnknown(product, own)).said)
        const payload = `${own === '/' ? '' : own}/_payload.json`
        look(payload, (await askUnknown(product, payload)).said)
      }
    }
    printCount('answers of the clients’ host to a visitor', requests, wrong)
    expect(wrong).toEqual([])
    expect(requests).toBeGreaterThan(300)
  },
  repeats(120_000, 900_000),
)

test('and the same texts are in what the client of the case is answered', async () => {
  const { firm } = await aWholeProduct()
  const { texts } = await aCase(firm)
  const user = await firm.inside(({ users }) => users.byEmail(secrets.email))
  if (user === null) throw new Error('the client has no account')
  const client = await firm.signedIn(user, 'clients')
  const said = await Promise.all(
    ['/api/client/cases', '/api/client/messages', '/auth/user'].map(async (path) => {
      const { text } = await client.get(path)
      return text
    }),
  )
  const wanted = texts.filter((text) => text !== secrets.phone)
  expect(wanted.filter((text) => !said.join('').includes(text))).toEqual([])
})
