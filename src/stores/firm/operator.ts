import type { FirmCreation, LinkRenewal, OwnerLink } from '#domain/firm/creation'
import type { OperatorRefusal } from '#domain/firm/operator-faults'
import { fieldsIn } from '#domain/is-record'

export type OperatorOutcome =
  | { readonly kind: 'done'; readonly link: OwnerLink }
  | { readonly kind: 'refused'; readonly refusal: OperatorRefusal }

/** Creates a firm and returns its owner’s one-time link, or why not. */
export const createFirm = (key: string, creation: FirmCreation) =>
  post('/api/operator/firms', key, creation)

/** Makes a new link for the owner of the firm at a host. */
export const renewOwnerLink = (key: string, renewal: LinkRenewal) =>
  post('/api/operator/links', key, renewal)

const post = async (address: string, key: string, body: object): Promise<OperatorOutcome> => {
  try {
    const answer = await fetch(address, optionsOf(key, body))
    return outcomeOf(answer.status, await answer.json())
  } catch {
    return refused(0, 'We could not reach the server. Try again.')
  }
}

// The key is an argument alone, so that nothing stores it.
const optionsOf = (key: string, body: object): RequestInit => ({
  method: 'POST',
  headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
  credentials: 'omit',
  redirect: 'error',
})

const outcomeOf = (status: number, content: unknown): OperatorOutcome => {
  const { data, error } = fieldsIn(content)
  const { name, link } = fieldsIn(data)
  if (typeof name === 'string' && typeof link === 'string')
    return { kind: 'done', link: { name, link } }
  const { message, fields } = fieldsIn(error)
  const text = typeof message === 'string' ? message : 'Something went wrong. Try again.'
  return refused(status, text, textsOf(fieldsIn(fields)))
}

const textsOf = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, texts]) => [path, [texts].flat().map(String)]),
  )

const refused = (
  status: number,
  message: string,
  fields: OperatorRefusal['fields'] = {},
): OperatorOutcome => ({ kind: 'refused', refusal: { status, message, fields } })
