/// <reference types="@cloudflare/vitest-plugin/types" />
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { permissions } from '#domain/permissions'
import type { SessionContent } from '#domain/user/session-content'
import type { UserType } from '#domain/user/user'
import type { Audience } from '#routes'
import { sealSession } from '#worker/edge/sign-in/session'
import { hashOf, newToken } from '#worker/edge/sign-in/token'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { type Admission, admissionIn } from '#worker/realtime/channel/admission'

const shell = (name: string) => `<!doctype html><html lang="en-GB" style="--brand-h:__BRAND_H__">
<title>__BRAND__ | ${name}</title><script type="application/json" id="firm">__FIRM__</script>
<a href="__CLIENTS__/milestones">__HOST__</a><a href="__CLIENTS_ORIGIN__">${name}</a>
__LOGO__<b data-result="__OUTCOME__" data-window="__WINDOW__"></b><form method="post"><input name="email" value="__TYPED__"><p><!--error--></p><p><!--sent--></p></form></html>`

/** Everything that the fake build made; '/workflows' was forgotten. */
const everythingBuilt: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...[
        '/',
        '/403',
        '/404',
        '/500',
        '/auth/login',
        '/auth/single-sign-on',
        '/agents/login',
        '/operator',
        '/clients/login',
      ],
      ...['/clients', '/clients/milestones', '/clients/case-history', '/agents', '/quotes'],
      ...['/quotes/leads', '/conveyances', '/conveyances/_', '/admin/users', '/admin/uikit'],
    ].map((path) => [path, shell(path)]),
  ),
  '/builds/latest.json': '{"id":"b1"}',
  '/builds/meta/b1.json': '{"id":"b1"}',
  '/_build/csp.json': '{"scripts":["\'sha256-AAAA\'"],"styles":["\'sha256-BBBB\'"]}',
  '/icons/lucide.json':
    '{"prefix":"lucide","icons":{"house":{"body":"<path/>"}},"width":24,"height":24}',
  '/icons.svg': '<svg/>',
}

const typeOf = (path: string) =>
  path.endsWith('.json')
    ? 'application/json'
    : path.endsWith('.svg')
      ? 'image/svg+xml'
      : 'text/html'

/** The pages and files of the build, as the runtime gives them out. */
const assetsOf = (built: Readonly<Record<string, string>>) => ({
  fetch: async (asked: URL | Request) => {
    const { pathname } = asked instanceof URL ? asked : new URL(asked.url)
    const text = built[pathname]
    if (text === undefined) return new Response(null, { status: 404 })
    return new Response(text, { headers: { 'Content-Type': typeOf(pathname) } })
  },
})

export const assets = assetsOf(everythingBuilt)

type Person = { type: UserType; permissions?: readonly string[]; audience?: Audience | null }

/** What the fake Tenant was asked, in order. */
export type Asked = readonly [name: string, ...args: unknown[]]

type Code = {
  readonly proof: string
  readonly until: number
  readonly session?: { readonly id: string }
  readonly sealedToken?: string
}

const fakeTenant = (tenant: string, asked: Asked[], people: Map<string, Person>) => {
  const ended = new Set<string>()
  const sessions = new Map<string, SessionContent>()
  const codes = new Map<string, Code>()
  const redeemed = ({ code, secret }: { code: string; secret: string }) => {
    const known = codes.get(code)
    if (!known || known.proof !== hashOf(secret) || known.until <= Date.now()) return null
    codes.delete(code)
    return known
  }
  return {
    seed: async () => {},
    passwords: new Map<string, { user_id: string; hash: string }>(),
    links: new Map<string, string>(),
    wait: 0,
    files: new Map<string, { key: string; name: string; mime: string }>(),
    joins: new Map<string, unknown>(),
    answer: (request: Request): Response => Response.json({ data: new URL(request.url).pathname }),
    sessions,
    async handle(request: Request, actor: { session: { id: string } | null }) {
      asked.push([
        'handle',
        request.method,
        new URL(request.url),
        actor,
        await request.text(),
        request,
      ])
      if (new URL(request.url).pathname === '/auth/user') {
        const id = actor.session?.id
        if (!id || ended.has(id)) return Response.json({ error: {} }, { status: 401 })
        return Response.json({ data: { id: sessions.get(id)?.user_id ?? id } })
      }
      return this.answer(request)
    },
    async passwordOf(_: string, email: string) {
      asked.push(['passwordOf', email])
      return this.passwords.get(email) ?? null
    },
    async signIn(_: string, it: { userId: string; tokenHash: string; audience: Audience | null }) {
      asked.push(['signIn', it])
      const person = people.get(it.userId)
      if (!person) return null
      const now = new Date().toISOString()
      const content = contentOf(tenant, person, it.tokenHash, it.audience, now, it.userId)
      sessions.set(content.id, content)
      return { kind: 'session', session: content }
    },
    async endSession(_: string, id: string) {
      asked.push(['endSession', id])
      ended.add(id)
    },
    async endSessionOf(_: string, tokenHash: string) {
      asked.push(['endSessionOf', tokenHash])
      for (const it of sessions.values()) if (it.tokenHash === tokenHash) ended.add(it.id)
    },
    async refused(_: string, actor: { session: unknown }, call: string, reason: string) {
      asked.push(['refused', actor.session, call, reason])
    },
    async session(_: string, { id, tokenHash }: { id: string; tokenHash: string }) {
      asked.push(['session', id])
      const session = ended.has(id) ? null : sessions.get(id)
      return session?.tokenHash === tokenHash ? session : null
    },
    async signInAttempt() {
      return { allowed: this.wait === 0, retry_after: this.wait }
    },
    async signInFailed(_: string, it: unknown) {
      asked.push(['signInFailed', it])
    },
    async signInSucceeded(_: string, it: unknown) {
      asked.push(['signInSucceeded', it])
    },
    async askLink(_: string, it: { email: string }) {
      const count = asked.filter(
        ([name, other]) => name === 'askLink' && (other as { email: string }).email === it.email,
      ).length
      if (count >= 8) return { allowed: false, retry_after: 900 }
      asked.push(['askLink', it])
      return { allowed: true, retry_after: 0 }
    },
    async useLink(_: string, key: { token?: string; email?: string; code?: string }) {
      const userId = this.links.get(key.token ?? `${key.email}:${key.code}`)
      return userId ? { user_id: userId } : null
    },
    signInSteps() {
      return {
        [Symbol.dispose]() {},
        async issueHandover(it: { proof: string; session?: { id: string }; sealedToken?: string }) {
          const code = newToken()
          codes.set(code, { ...it, until: Date.now() + 60_000 })
          return it.session && ended.has(it.session.id) ? null : code
        },
        async redeemHandover(it: {
          code: string
          secret: string
          tokenHash: string
          audience: Audience
        }) {
          const parent = sessions.get(redeemed(it)?.session?.id ?? '')
          if (!parent || ended.has(parent.id)) return null
          const { tokenHash, audience } = it
          const content = { ...parent, id: crypto.randomUUID(), tokenHash, audience }
          sessions.set(content.id, content)
          return content
        },
        async redeemExternalHandover(key: { code: string; secret: string }) {
          return redeemed(key)?.sealedToken ?? null
        },
      }
    },
    async mayJoin(_: string, __: unknown, channel: string) {
      return { allowed: this.joins.has(channel), member: this.joins.get(channel) ?? null }
    },
    async fileFor(_: string, __: unknown, id: string) {
      return this.files.get(id) ?? null
    },
  }
}

const contentOf = (
  tenant: string,
  person: Person,
  tokenHash: string,
  audience: Audience | null,
  at: string,
  userId: string = crypto.randomUUID(),
): SessionContent => ({
  id: crypto.randomUUID(),
  user_id: userId,
  type: person.type,
  tenant,
  audience,
  permissions: person.permissions ?? [],
  roles: ['conveyancer'],
  read_only: false,
  tokenHash,
  opened_at: at,
  seen_at: at,
})

type Variable = 'ENVIRONMENT' | 'SESSION_KEYS' | 'DEMONSTRATION' | 'OPERATOR_KEY_HASH'

/** Two firms whose Tenants are recorded, and a browser to visit them with. */
export const twoFirms = (over: Partial<Record<Variable, string>> = {}) => {
  const asked: Asked[] = []
  const people = new Map<string, Person>()
  const tenants = {
    harcourt: fakeTenant('harcourt', asked, people),
    northgate: fakeTenant('northgate', asked, people),
    ashgrove: fakeTenant('ashgrove', asked, people),
  }
  const sockets = new Map<string, string>()
  const admitted: Admission[] = []
  const directory = new Map<string, unknown>()
  const stored = new Map<string, string>()
  // A test may build other pages.
  const built: Record<string, string> = { ...everythingBuilt }
  const env = {
    ENVIRONMENT: 'local',
    ...over,
    ASSETS: assetsOf(built),
    TENANT: {
      idFromName: (name: string) => name,
      get: (id: keyof typeof tenants) => tenants[id],
    },
    HUB: {
      getByName: () => ({
        grant: async (id: string, session: string) =>
          sockets.get(id) === session ? 'granted' : null,
        fetch: async (request: Request) => {
          admitted.push(admissionIn(request))
          return new Response('opened')
        },
      }),
    },
    DIRECTORY: {
      get: async (key: string) => directory.get(key) ?? null,
      put: async (key: string, text: string) => directory.set(key, JSON.parse(text)),
    },
    FILES: {
      get: async (key: string) => {
        const text = stored.get(key)
        return text === undefined ? null : { body: new Response(text).body, size: text.length }
      },
    },
  } as unknown as Env

  const visit = async (address: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const answer = await edge.fetch(
      new Request(address, { redirect: 'manual', ...init }),
      env,
      context,
    )
    await waitOnExecutionContext(context)
    return answer
  }

  /** Somebody signed in, as the cookies and headers that their browser sends. */
  const signedIn = async (
    person: Person & { tenant?: string; seen_at?: string; opened_at?: string },
  ) => {
    const token = newToken()
    const at = new Date().toISOString()
    const { tenant = 'harcourt', audience = null } = person
    const fresh = contentOf(tenant, person, hashOf(token), audience, at)
    const content = {
      ...fresh,
      opened_at: person.opened_at ?? at,
      seen_at: person.seen_at ?? at,
    }
    tenants[tenant as 'harcourt'].sessions.set(content.id, content)
    const sealed = await sealSession(env, content)
    const prefix = env.ENVIRONMENT === 'local' ? '' : '__Host-'
    return {
      content,
      token,
      sealed,
      cookies: { Cookie: `${prefix}auth_token=${token}; ${prefix}session=${sealed}` },
      bearer: { Authorization: `Bearer ${token}`, 'X-Tenant': tenant },
    }
  }

  return {
    env,
    built,
    asked,
    people,
    tenants,
    sockets,
    admitted,
    directory,
    stored,
    visit,
    signedIn,
  }
}

export const every = [...permissions]
export const main = 'http://localhost:8787'
export const clients = 'http://clients.localhost:8787'
export const agents = 'http://agents.localhost:8787'
export const quotes = 'http://quotes.localhost:8787'
export const id = '0192f1a0-0000-7000-8000-000000000001'
