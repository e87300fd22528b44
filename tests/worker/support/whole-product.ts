import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { hashPassword } from '#worker/edge/sign-in/password'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { assets, main } from '../edge/fake-firm.ts'
import { aFirm, env as bindings } from './firm.ts'

export const PASSWORD = 'deedbox-demo-2026'
const hash = await hashPassword(PASSWORD)

/** What a browser keeps of an answer, as it sends it again. */
export const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')

/** A firm with its true Tenant and Hub, and browsers before all its hosts. */
export const aWholeProduct = async () => {
  const firm = await aFirm()
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const visit = async (address: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const url = new URL(address, main)
    const answer = await edge.fetch(new Request(url, { redirect: 'manual', ...init }), env, context)
    await waitOnExecutionContext(context)
    return answer
  }
  const person = async (role: string) => {
    const user = await firm.user({ role })
    await firm.inside(({ users }) => users.setPassword(user.id, hash))
    return user
  }
  const signIn = async (email: string, headers: Record<string, string> = {}) => {
    const answer = await visit('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: main, ...headers },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const { data } = await answer.json<{ data: { token: string } }>()
    const Cookie = cookiesIn(answer)
    return {
      Cookie,
      headers: {
        Cookie,
        Authorization: `Bearer ${data.token}`,
        'X-Tenant': 'harcourt',
        Origin: main,
      },
    }
  }
  return { firm, env, visit, person, signIn }
}

export type WholeProduct = Awaited<ReturnType<typeof aWholeProduct>>

/** Opens a socket with these cookies: how it was greeted, and the code that it closes with. */
export const socketOf = async ({ visit }: Pick<WholeProduct, 'visit'>, Cookie: string) => {
  const answer = await visit('/app/local-key?protocol=7&client=js&version=8.4.0', {
    headers: { Upgrade: 'websocket', Origin: main, Cookie },
  })
  const socket = answer.webSocket
  if (!socket) throw new Error(`no socket, but ${answer.status}`)
  const first = new Promise<string>((receive) =>
    socket.addEventListener('message', ({ data }) => receive(String(data)), { once: true }),
  )
  const closed = new Promise<number>((receive) =>
    socket.addEventListener('close', ({ code }) => receive(code), { once: true }),
  )
  socket.accept()
  return { event: JSON.parse(await first).event as string, closed }
}
