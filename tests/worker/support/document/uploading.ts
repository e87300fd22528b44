import { partsOf } from '#domain/document/file-parts'
import type { Audience } from '#routes'
import type { User } from '#tenant/user/users'
import { sealSession } from '#worker/edge/sign-in/session'
import { hashOf, newToken } from '#worker/edge/sign-in/token'
import { clients, main } from '../../edge/fake-firm.ts'
import type { WholeProduct } from '../whole-product.ts'

const originOf = (audience: Audience | null) => (audience === 'clients' ? clients : main)

/** Somebody signed in before the product's door: what they send, and what is answered. */
export const browserOf = async (
  { firm, env, visit }: WholeProduct,
  user: User,
  audience: Audience | null = null,
) => {
  const token = newToken()
  const signedIn = { userId: user.id, tokenHash: hashOf(token), audience, ip: '127.0.0.1' }
  const opened = await firm.stub.signIn('harcourt', signedIn)
  if (opened?.kind !== 'session') throw new Error(`${user.email} may not sign in`)
  const origin = originOf(audience)
  const own = {
    Cookie: `auth_token=${token}; session=${await sealSession(env, opened.session)}`,
    Authorization: `Bearer ${token}`,
    'X-Tenant': 'harcourt',
    Origin: origin,
  }
  const send = (method: string, path: string, body?: BodyInit, type = 'application/json') =>
    visit(origin + path, {
      method,
      headers: { ...own, 'Content-Type': type, 'Idempotency-Key': crypto.randomUUID() },
      ...(body === undefined ? {} : { body }),
    })
  const begin = (caseId: string, entry: Record<string, unknown>) =>
    send('POST', `/api/conveyances/${caseId}/uploads`, JSON.stringify(entry))
  const put = (id: string, index: number, bytes: Uint8Array<ArrayBuffer>) =>
    send('PUT', `/api/uploads/${id}/parts/${index}`, bytes, 'application/octet-stream')
  return { send, begin, put, user }
}

export type Browser = Awaited<ReturnType<typeof browserOf>>

/** What begins the upload of a file. */
export const entryOf = (name: string, bytes: number, more: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  group: 'contract-pack',
  folder: '',
  name,
  bytes,
  document: null,
  is_shared: false,
  ...more,
})

/** Sends the whole of a file; the last answer. */
export const upload = async (
  browser: Browser,
  caseId: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  more: Record<string, unknown> = {},
) => {
  const entry = entryOf(name, bytes.length, more)
  let answer = await browser.begin(caseId, entry)
  if (!answer.ok) return answer
  for (const { index, from, to } of partsOf(bytes.length))
    answer = await browser.put(entry.id, index, bytes.slice(from, to))
  return answer
}
