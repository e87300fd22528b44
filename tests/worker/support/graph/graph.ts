import { chanceOf } from './chance.ts'
import { deltaPage } from './delta.ts'
import { type Faults, noFaults } from './faults.ts'
import { folders, type StandInMail, standInMailbox } from './mailbox.ts'
import { standInSending } from './sending.ts'
import { standInSubscriptions } from './subscriptions.ts'

export const GRAPH = 'https://graph.test/v1.0'
export const SIGN_IN = 'https://sign-in.test'
export const addresses = { graph: GRAPH, signIn: SIGN_IN }

const HOUR = 3_600_000

/** Stands in for Microsoft Graph with one mailbox; what it does wrong is the same for the same seed. */
export const standInGraph = (seed = 1, given: Partial<Faults> = {}) => {
  const faults: { -readonly [Name in keyof Faults]: Faults[Name] } = { ...noFaults, ...given }
  const chance = chanceOf(seed)
  const mailbox = standInMailbox()
  const subscriptions = standInSubscriptions(chance, faults)
  const sending = standInSending(mailbox)
  const calls: string[] = []
  const looked = new Map<string, number>()
  const state = {
    isRevoked: false,
    forbidden: false,
    refusesSubscriptions: false,
    /** What its person agreed to; '' for whatever is asked for. */
    agreed: '',
    /** What the sign-in service answers instead of a token; '' for none. */
    refusesClient: '',
  }
  const grants: string[] = []
  const scopes: string[] = []
  const tokens = new Map<string, number>()
  const json = (value: object, status = 200, headers: HeadersInit = {}) =>
    Response.json(value, { status, headers })
  const refusal = (status: number, code: string, headers: HeadersInit = {}) =>
    json({ error: { code, message: code } }, status, headers)

  const token = (init: RequestInit) => {
    const asked = new URLSearchParams(String(init.body))
    const grant = asked.get('grant_type') ?? ''
    grants.push(grant)
    scopes.push(asked.get('scope') ?? '')
    if (state.refusesClient !== '') return json({ error: state.refusesClient }, 401)
    if (state.isRevoked) return json({ error: 'invalid_grant' }, 400)
    const scope = state.agreed || (asked.get('scope') ?? '')
    if (
      grant === 'refresh_token' &&
      (asked.get('scope') ?? '').split(' ').some((it) => !scope.includes(it))
    )
      return json({ error: 'consent_required' }, 400)
    const access_token = `access-${tokens.size}`
    tokens.set(access_token, Date.now() + HOUR)
    const refresh_token = `refresh-${tokens.size}`
    return json({
      access_token,
      expires_in: 3_600,
      scope,
      ...(grant === 'client_credentials' ? {} : { refresh_token }),
    })
  }

  const folderAnswer = (path: string) => {
    const [, known] = /\/mailFolders\/([a-z]+)$/.exec(path) ?? []
    if (known !== undefined) {
      const found = folders.find((it) => it.known === known)
      return found
        ? json({ id: found.id, displayName: found.name })
        : refusal(404, 'ErrorItemNotFound')
    }
    const [, parent = null] = /\/mailFolders\/([^/]+)\/childFolders$/.exec(path) ?? []
    return json({
      value: folders
        .filter((it) => it.parent === parent)
        .map((it) => ({
          id: it.id,
          displayName: it.name,
          parentFolderId: it.parent ?? 'root',
          childFolderCount: folders.filter(({ parent: of }) => of === it.id).length,
          totalItemCount: mailbox.inFolder(it.id, Date.now()).length,
        })),
    })
  }

  const delta = (url: URL, folder: string, idOf: (mail: StandInMail) => string) => {
    const page = deltaPage(mailbox, chance, faults, {
      folder,
      token: url.searchParams.get('$token'),
      idOf,
    })
    if (page === null) return refusal(410, 'syncStateNotFound')
    const link = `${GRAPH}${url.pathname.replace('/v1.0', '')}?$token=${page.token}`
    return json({ value: page.value, [page.isLast ? '@odata.deltaLink' : '@odata.nextLink']: link })
  }

  const message = (path: string, find: (id: string) => StandInMail | undefined) => {
    const [, id = '', value] = /\/messages\/([^/]+)(\/\$value)?$/.exec(path) ?? []
    const mail = find(decodeURIComponent(id))
    if (mail === undefined) return refusal(404, 'ErrorItemNotFound')
    if (value !== undefined) return new Response(mail.mime)
    if (!looked.has(mail.messageId)) looked.set(mail.messageId, Date.now())
    return json({
      id,
      internetMessageId: `<${mail.messageId}>`,
      subject: mail.subject,
      from: { emailAddress: { name: '', address: mail.from } },
      toRecipients: [{ emailAddress: { name: '', address: mail.to } }],
      ccRecipients: [],
      receivedDateTime: new Date(mail.received).toISOString(),
      isDraft: false,
      internetMessageHeaders: mail.headers,
    })
  }

  const subscription = (method: string, path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? '{}'))
    const id = path.split('/').at(-1) ?? ''
    if (state.refusesSubscriptions) return refusal(403, 'ExtensionError')
    if (method === 'POST')
      return json(subscriptions.create(body.expirationDateTime, body.clientState), 201)
    if (method === 'DELETE')
      return new Response(null, { status: subscriptions.live.delete(id) ? 204 : 404 })
    const renewed = subscriptions.renew(id, body.expirationDateTime)
    return renewed === null ? refusal(404, 'ResourceNotFound') : json(renewed)
  }

  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address)
    const method = init.method ?? 'GET'
    calls.push(`${method} ${url.pathname}`)
    if (address.startsWith(SIGN_IN)) return token(init)
    const headers = new Headers(init.headers)
    const access = (headers.get('Authorization') ?? '').replace('Bearer ', '')
    if (state.isRevoked || (tokens.get(access) ?? 0) <= Date.now())
      return refusal(401, 'InvalidAuthenticationToken')
    if (state.forbidden) return refusal(403, 'ErrorAccessDenied')
    if (chance.is(faults.throttle))
      return refusal(
        429,
        'TooManyRequests',
        chance.is(0.7) ? { 'Retry-After': String(5 + chance.below(120)) } : {},
      )
    if (chance.is(faults.busy)) return refusal(503, 'ServiceUnavailable')
    const isImmutable = (headers.get('Prefer') ?? '').includes('IdType="ImmutableId"')
    const idOf = (mail: StandInMail) => (isImmutable ? mail.id : `${mail.id}-at-${mail.moves}`)
    const find = (id: string) =>
      [...mailbox.mails.values()].find((it) => idOf(it) === id && it.visible <= Date.now())
    const path = url.pathname.replace('/v1.0', '')
    if (path.startsWith('/subscriptions')) return subscription(method, path, init)
    const [, folder] = /\/mailFolders\/([^/]+)\/messages\/delta$/.exec(path) ?? []
    if (folder !== undefined) return delta(url, folder, idOf)
    if (path.includes('/mailFolders')) return folderAnswer(path)
    if (path === '/me') return json({ mail: 'anna@harcourt.test' })
    const sent = sending.answer({ method, path, url, body: String(init.body ?? '') })
    if (sent !== null) return sent
    return message(path, find)
  }

  return {
    fetch,
    mailbox,
    subscriptions,
    sending,
    faults,
    chance,
    calls,
    grants,
    scopes,
    looked,
    state,
  }
}

export type StandInGraph = ReturnType<typeof standInGraph>
