import { onTestFinished, vi } from 'vitest'
import { trueLayerAddresses } from '#worker/integrations/bank-payment/truelayer-address'
import { clients as clientsOrigin, main } from '../edge/fake-firm.ts'
import { clientHeaders, visitorOf } from './front-door.ts'
import { confirmAccount } from './ledgers.ts'
import { aPayingCase } from './payment-requests.ts'

const { auth, api, keys: keysAddress } = trueLayerAddresses({ ENVIRONMENT: 'local' })
const algorithm = { name: 'ECDSA', namedCurve: 'P-521' } as const
const INTAKE = '/api/intake/bank-payments'

const base64url = (content: ArrayBuffer | string) =>
  Buffer.from(content as string).toString('base64url')

const pairOf = async () => {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('no pair of keys')
  return pair
}

/** The detached signature of a request, as TrueLayer and its clients make it. */
const signed = async (key: CryptoKey, header: object, lines: readonly string[]) => {
  const head = base64url(JSON.stringify(header))
  const content = Buffer.from(`${head}.${base64url(lines.join('\n'))}`)
  const mac = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-512' }, key, content)
  return `${head}..${Buffer.from(mac).toString('base64url')}`
}

const pemOf = async (key: CryptoKey) => {
  const bytes = await crypto.subtle.exportKey('pkcs8', key)
  if (!(bytes instanceof ArrayBuffer)) throw new Error('no bytes')
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----'].join('\n')
}

/** The same for all firms, whose product remembers them for an hour. */
let theirKeys: ReturnType<typeof pairOf> | null = null
const kid = 'key of TrueLayer'

type Asked = { readonly path: string; readonly body: string; readonly headers: Headers }

/** Stands in for TrueLayer: gives tokens, takes payments whose signature holds, publishes its keys. */
const aTrueLayer = async () => {
  const ours = await pairOf()
  theirKeys ??= pairOf()
  const theirs = await theirKeys
  const jwk = { ...(await crypto.subtle.exportKey('jwk', theirs.publicKey)), kid, alg: 'ES512' }
  const asked: Asked[] = []
  let answer: (() => Response) | null = null
  const ownFetch = globalThis.fetch
  const taken = async ({ headers, body }: Asked) => {
    const [head = '', , mac = ''] = (headers.get('Tl-Signature') ?? '').split('.')
    const text = `POST /v3/payments\nIdempotency-Key: ${headers.get('Idempotency-Key')}\n${body}`
    const isSigned = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-512' },
      ours.publicKey,
      Buffer.from(mac, 'base64url'),
      Buffer.from(`${head}.${base64url(text)}`),
    )
    if (!isSigned) return Response.json({ title: 'Invalid signature' }, { status: 401 })
    const id = `pay-${asked.filter(({ path }) => path === '/v3/payments').length}`
    return Response.json({
      id,
      resource_token: 'token of the page',
      status: 'authorization_required',
    })
  }
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = String(address)
    if (url === keysAddress) return Response.json({ keys: [jwk] })
    if (!url.startsWith(auth) && !url.startsWith(api)) return ownFetch(address, init)
    const path = new URL(url).pathname
    const one = { path, body: String(init.body), headers: new Headers(init.headers) }
    asked.push(one)
    if (answer !== null) return answer()
    return path === '/connect/token' ? Response.json({ access_token: 'a token' }) : taken(one)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    asked,
    privateKey: await pemOf(ours.privateKey),
    answerWith: (next: typeof answer) => {
      answer = next
    },
    /** The headers of a webhook. */
    webhook: async (
      body: string,
      {
        at = new Date(),
        by = theirs.privateKey,
        jku = keysAddress,
        path = INTAKE,
        isTimed = true,
      }: Webhook = {},
    ) => {
      const time = at.toISOString()
      const header = {
        ...{ alg: 'ES512', kid, tl_version: '2', jku },
        tl_headers: isTimed ? 'X-TL-Webhook-Timestamp' : '',
      }
      const lines = [`POST ${path}`, ...(isTimed ? [`X-TL-Webhook-Timestamp: ${time}`] : []), body]
      return {
        'Content-Type': 'application/json',
        'X-TL-Webhook-Timestamp': time,
        'Tl-Signature': await signed(by, header, lines),
      }
    },
    other: ours.privateKey,
  }
}

type Webhook = {
  readonly at?: Date
  readonly by?: CryptoKey
  readonly jku?: string
  readonly path?: string
  readonly isTimed?: boolean
}

/** A paying case of a firm that takes bank payments by TrueLayer, before its front door. */
export const aTrueLayerFirm = async () => {
  const trueLayer = await aTrueLayer()
  const set = await aPayingCase()
  const { firm, owner, client, ask } = set
  const confirmed = await confirmAccount(set, {
    sort_code: '12-34-56',
    account_number: '87654321',
  })
  const entry = {
    ...{ version: 0, kind: 'truelayer', client_id: 'harcourt-1', key_id: 'key-1' },
    client_secret: 'secret of the firm',
    private_key: trueLayer.privateKey,
  }
  const saved = await owner.send('PUT', '/api/bank-payment-provider', entry)
  const [{ id: request }] = (await ask()).body.data.requests
  const { env, visit } = visitorOf(firm)
  const own = await clientHeaders(firm, env, client.user.id)
  const begin = async (amount: number, key: string = crypto.randomUUID()) => {
    const answer = await visit(`${clientsOrigin}/api/client/payments/${request}/bank-payments`, {
      method: 'POST',
      headers: { ...own, 'Idempotency-Key': key },
      body: JSON.stringify({ amount }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
    return { status: answer.status, body: await answer.json<any>() }
  }
  const post = async (event: object, how: Webhook & { readonly sent?: string } = {}) => {
    const body = JSON.stringify(event)
    const headers = await trueLayer.webhook(body, how)
    return (await visit(`${main}${INTAKE}`, { method: 'POST', headers, body: how.sent ?? body }))
      .status
  }
  const rows = () =>
    firm.inside(({ store }) =>
      store.rows<{ id: string; state: string }>(
        'SELECT id, state FROM bank_payment_events ORDER BY seq',
      ),
    )
  return { ...set, trueLayer, confirmed, saved, request, begin, post, rows, visit }
}

/** A webhook of TrueLayer’s payments. */
export const paymentEvent = (event_id: string, type: string, more: object = {}) => ({
  ...{ type: `payment_${type}`, event_id, event_version: 1, payment_id: 'pay-1' },
  payment_method: { type: 'bank_transfer', provider_id: 'ob-severn' },
  [`${type}_at`]: new Date().toISOString(),
  ...more,
})
