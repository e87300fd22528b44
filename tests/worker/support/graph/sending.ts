import { mailOf } from '../inbound.ts'
import type { StandInMailbox } from './mailbox.ts'

type Asked = {
  readonly method: string
  readonly path: string
  readonly url: URL
  readonly body: string
}

export type AskedFor = 'draft' | 'send' | 'look'

/**
 * What a call answers: a status in the place of what was asked for; 'lost': it is done, and nobody hears of it; 'done, 500':
 * it is done, and the answer is an error; 'ok': nothing goes wrong.
 */
export type Answer = number | 'lost' | 'done, 500' | 'ok'

type Draft = {
  readonly id: string
  messageId: string
  readonly mime: string
  /** When it was sent; null while it is a draft. */
  sentAt: number | null
}

const headerIn = (mime: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(mime)?.[1]?.replaceAll(/\s+/g, ' ') ??
  ''

/** Stands in for the drafts and sent emails of a mailbox; `sent` is the truth of what left, with each time that it did. */
export const standInSending = (mailbox: StandInMailbox) => {
  const drafts = new Map<string, Draft>()
  const sent: { readonly messageId: string; readonly mime: string }[] = []
  const state = {
    /** How long what was sent is not shown, in ms. */
    lag: 0,
    /** How long what was sent is shown as a draft, in ms. */
    settling: 0,
    /** Whether a draft gets a Message-ID of Microsoft's own. */
    renames: false,
    /** Whether it gets one when it is sent. */
    renamesWhenSent: false,
    answers: new Map<AskedFor, Answer[]>(),
  }
  const refusal = (status: number) =>
    Response.json(
      { error: { code: 'ErrorOfStandIn', message: '' } },
      { status, headers: status === 429 ? { 'Retry-After': '90' } : {} },
    )
  const next = (kind: AskedFor) => state.answers.get(kind)?.shift()
  const shown = ({ id, messageId, sentAt }: Draft) => ({
    id,
    isDraft: sentAt === null || sentAt + state.settling > Date.now(),
    internetMessageId: `<${messageId}>`,
  })
  const isShown = ({ sentAt }: Draft) => sentAt === null || sentAt + state.lag <= Date.now()

  const create = (body: string) => {
    const id = `D-${drafts.size + 1}`
    const mime = Buffer.from(body, 'base64').toString()
    const given = headerIn(mime, 'Message-ID').replaceAll(/[<>]/g, '')
    const messageId = state.renames ? `${id}@eurprd.outlook.test` : given
    const draft = { id, messageId, mime, sentAt: null }
    drafts.set(id, draft)
    return Response.json(shown(draft), { status: 201 })
  }

  const send = (draft: Draft) => {
    sent.push({ messageId: draft.messageId, mime: draft.mime })
    const isFirst = draft.sentAt === null
    draft.sentAt ??= Date.now()
    if (state.renamesWhenSent) draft.messageId = `${draft.id}@eurprd.outlook.test`
    if (isFirst) addToSent(draft)
    return new Response(null, { status: 202 })
  }

  const addToSent = ({ id, messageId, mime }: Draft) => {
    const from = /<([^>]+)>/.exec(headerIn(mime, 'From'))?.[1] ?? ''
    const to = /<([^>]+)>/.exec(headerIn(mime, 'To'))?.[1] ?? headerIn(mime, 'To')
    const subject = headerIn(mime, 'Subject')
    const headers = ['In-Reply-To', 'References']
      .map((name) => ({ name, value: headerIn(mime, name) }))
      .filter(({ value }) => value !== '')
    const received = Date.now()
    mailbox.add({
      ...{ id, messageId, subject, from, to, headers, received },
      folder: 'F-sent',
      moves: 0,
      visible: received + state.lag,
      mime: mailOf(
        { From: from, To: to, Subject: subject, 'Message-ID': `<${messageId}>` },
        'Sent.',
      ),
    })
  }

  /** Does what is asked, unless the call is to fail, and forgets to answer one that is to be lost. */
  const tried = (kind: AskedFor, work: () => Response) => {
    const answer = next(kind)
    if (typeof answer === 'number') return refusal(answer)
    const done = work()
    if (answer === 'lost') throw new TypeError('The connection was lost.')
    return answer === 'done, 500' ? refusal(500) : done
  }

  const listed = (url: URL) => {
    const [, messageId = ''] = /<([^>]+)>/.exec(url.searchParams.get('$filter') ?? '') ?? []
    const value = [...drafts.values()]
      .filter((it) => it.messageId === messageId && isShown(it))
      .map(shown)
    return Response.json({ value })
  }

  /** Answers a call about drafts and what was sent; null for any other. */
  const answer = ({ method, path, url, body }: Asked): Response | null => {
    if (path === '/me/messages' && method === 'POST') return tried('draft', () => create(body))
    if (path === '/me/messages') return tried('look', () => listed(url))
    const [, id = '', act] = /^\/me\/messages\/(D-\d+)(\/send)?$/.exec(path) ?? []
    const draft = drafts.get(id)
    if (draft === undefined) return null
    if (act !== undefined) return tried('send', () => send(draft))
    if (method === 'DELETE') return new Response(null, { status: drafts.delete(id) ? 204 : 404 })
    if (!(url.searchParams.get('$select') ?? '').startsWith('id,isDraft')) return null
    return tried('look', () => (isShown(draft) ? Response.json(shown(draft)) : refusal(404)))
  }

  /** Lets somebody send a draft by hand, in their own mail program. */
  const sendByHand = (id: string) => {
    const draft = drafts.get(id)
    if (draft !== undefined) send(draft)
  }

  return { answer, sendByHand, drafts, sent, state }
}
