import { main } from '../edge/fake-firm.ts'
import { anAuthenticator } from './authenticator.ts'
import { cookiesIn, PASSWORD, type WholeProduct } from './whole-product.ts'

type Headers = Record<string, string>

export const send = (
  { visit }: WholeProduct,
  method: string,
  path: string,
  body: unknown = {},
  headers: Headers = {},
) =>
  visit(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Origin: main,
      ...headers,
    },
    body: JSON.stringify(body),
  })

export const dataOf = async <T>(answer: Response) => (await answer.json<{ data: T }>()).data

type Offer = Parameters<Awaited<ReturnType<typeof anAuthenticator>>['create']>[0]
export type Request = Parameters<Awaited<ReturnType<typeof anAuthenticator>>['get']>[0] & {
  allowCredentials: { id: string }[]
}

/** Offers somebody who is signed in a passkey. */
export const offered = async (product: WholeProduct, headers: Headers) =>
  dataOf<Offer>(await send(product, 'POST', '/api/auth/passkeys/offers', {}, headers))

/** A challenge for a passkey. */
export const asked = async (product: WholeProduct, as: string, headers: Headers = {}) =>
  dataOf<Request>(await send(product, 'POST', '/api/auth/passkeys/challenges', { as }, headers))

/** Somebody who is signed in and has a passkey. */
export const withPasskey = async (product: WholeProduct, role = 'Conveyancer') => {
  const user = await product.person(role)
  const { headers } = await product.signIn(user.email)
  const authenticator = await anAuthenticator(main)
  const made = await authenticator.create(await offered(product, headers))
  const answer = await send(product, 'POST', '/api/auth/passkeys', made, headers)
  return { user, headers, authenticator, answer }
}

/** Signs in with a passkey alone. */
export const signInWith = (product: WholeProduct, passkey: unknown) =>
  send(product, 'POST', '/api/auth/passkeys/session', { as: 'first-factor', passkey })

/** The cookie of a sign-in that waits for its second factor. */
export const passwordGiven = async (product: WholeProduct, email: string) => {
  const answer = await send(product, 'POST', '/api/auth/login', { email, password: PASSWORD })
  return { Cookie: cookiesIn(answer), answer }
}
