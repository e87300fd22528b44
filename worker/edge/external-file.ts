import type { ExternalBackend } from '#domain/firm'
import { isUnavailable, noResponse, requestExternal, unexpectedAnswer } from './external.ts'
import { unauthenticated } from './sign-in/credentials.ts'
import type { Visit } from './visit.ts'

/** Milliseconds that the whole of a file may take. */
const FILE_TIMEOUT_MS = 120_000

/** The file at `/files/{id}` of an external API; null when it has none for this person. Throws 401 and 502. */
export const externalFile = async (visit: Visit, external: ExternalBackend, id: string) => {
  if (visit.authCookie === null || !/^[\w-]{1,100}$/.test(id)) return null
  const path = `/files/${id}`
  const asking = { token: visit.authCookie, accept: '*/*', timeout: FILE_TIMEOUT_MS }
  const answer = await requestExternal(visit, external, path, asking)
  if (answer.status === 200 && answer.body !== null)
    return { name: nameIn(answer) ?? id, mime: typeOf(answer), size: null, body: answer.body }
  await answer.body?.cancel()
  if (answer.status === 401) throw unauthenticated()
  if (answer.status === 403 || answer.status === 404) return null
  if (isUnavailable(answer)) throw noResponse()
  throw unexpectedAnswer(visit, '/files/:id', `status ${answer.status}`)
}

const typeOf = ({ headers }: Response) => (headers.get('Content-Type') ?? '').split(';')[0] ?? ''

/** The name of a file in its Content-Disposition, by RFC 6266; null without one. */
const nameIn = ({ headers }: Response) => {
  const disposition = headers.get('Content-Disposition') ?? ''
  const [, exact] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? []
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? []
  return decoded(exact) ?? quoted ?? plain ?? null
}

const decoded = (text: string | undefined) => {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}
