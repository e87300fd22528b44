import { expect } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { taskOf } from '#domain/conveyance/plan/plan'
import type { QuoteFacts } from '#domain/quote/facts'
import type { ClientSignature, SignatureView } from '#domain/signature/view'
import { doTask } from '../../support/evidence.ts'
import { instructed } from './cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from './firm.ts'
import { facts } from './quotes.ts'

const browser = 'A browser'

/** A case whose conflict check is done, so that its terms may be sent. */
export const aCaseToSign = async (of: QuoteFacts = facts('sale')) => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner, of)
  const path = `/api/conveyances/${id}`
  const file: CaseFile = (await owner.get(path)).body.data
  const task = taskOf(file.plan, 'conflict-check')
  if (task === undefined) throw new Error('there is no conflict check')
  await doTask(owner, owner, file, task)
  const { clients } = file.conveyance
  return { firm, owner, id, path, clients, factsNow: () => factsOf(owner, path) }
}

const factsOf = async (by: Caller, path: string): Promise<readonly string[]> =>
  Object.keys((await by.get(path)).body.data.conveyance.facts)

/** Client number `at` of a case, signed in. */
export const clientOf = async (
  firm: FirmUnderTest,
  clients: readonly { readonly contact_id: string }[],
  at = 0,
): Promise<Caller> => {
  const contact = clients[at]?.contact_id ?? ''
  const user = await firm.inside(({ users }) => users.byContact(contact))
  if (user === null) throw new Error('the client has no account')
  return firm.signedIn(user, 'clients')
}

/** The newest request of a case once it is in a state. */
export const requestIn = async (
  by: Caller,
  path: string,
  state: SignatureView['state'],
): Promise<SignatureView> => {
  const newest = async () => (await by.get(`${path}/signatures`)).body.data[0]
  await expect.poll(async () => (await newest())?.state, { timeout: 30_000 }).toBe(state)
  return newest()
}

/** Sends the terms of a case to its clients. */
export const sendTerms = async (by: Caller, path: string): Promise<SignatureView> => {
  const { status, text } = await by.post(`${path}/signatures`, { kind: 'terms' })
  expect(status, text).toBe(200)
  return requestIn(by, path, 'sent')
}

/** A case with a PDF that its clients can see and nobody is asked to sign. */
export const aCaseWithFile = async (of?: QuoteFacts) => {
  const known = await aCaseToSign(of)
  const { owner, path } = known
  const terms = await sendTerms(owner, path)
  const voiding = { version: terms.version, reason: 'Not yet' }
  await owner.post(`${path}/signatures/${terms.id}/voiding`, voiding)
  return { ...known, document_id: terms.document?.document_id ?? '' }
}

export const toSign = async (client: Caller): Promise<ClientSignature[]> =>
  (await client.get('/api/client/signatures')).body.data

/** The newest code that was sent about a case, and by which channel. */
export const newestCode = (firm: FirmUnderTest, id: string) =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE subject_id = ? AND json_extract(doc, '$.type') = 'signature.code-sent'
       ORDER BY id DESC LIMIT 1`,
      id,
    )
    const { body, channel, to_address } = JSON.parse(row?.doc ?? '{"body":""}')
    return { code: /^\d{6}$/m.exec(body)?.[0] ?? '', channel, to_address }
  })

/** Opens a request, has a code sent and enters it. */
export const enterCode = async (firm: FirmUnderTest, client: Caller, id: string, of: string) => {
  const path = `/api/client/signatures/${of}`
  await client.post(`${path}/opening`, { browser })
  await client.post(`${path}/codes`)
  const { code } = await newestCode(firm, id)
  return client.post(`${path}/code-entries`, { code })
}

export const sign = (client: Caller, of: string, name: string) =>
  client.post(`/api/client/signatures/${of}/signature`, {
    name,
    agree: true,
    mark: { how: 'typed', strokes: [] },
    browser,
  })
