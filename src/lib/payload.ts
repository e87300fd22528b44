import { fieldsIn } from '#domain/is-record'
import { authToken } from './auth-token.ts'
import { cancelBody } from './cancel-body.ts'
import { firm } from './firm.ts'
import { routeAt } from './page-address.ts'
import { canonical } from './query-string.ts'
import { shownAt } from './realtime-position.ts'

type PayloadAnswers = {
  readonly answers: Map<string, unknown>
  readonly newest?: number | undefined
}
type PayloadEntry = {
  readonly until: number
  readonly first: Promise<PayloadAnswers>
  isUsed: boolean
}

/** How long a prefetched payload counts as fresh, in milliseconds. */
const FRESH = 10_000
const payloads = new Map<string, PayloadEntry>()

/** Fetches the payload of a page, if it has one and it is not under way already. */
export const fetchPayload = (address: string) => {
  const [path = '/', search] = address.split('?')
  const known = payloads.get(address)
  const isUnderWay = known !== undefined && !known.isUsed && known.until > Date.now()
  if (isUnderWay || !routeAt(path)?.route.payload || authToken() === null) return
  const folder = path === '/' ? '' : path
  store(
    address,
    fetch(`${folder}/_payload.json${search ? `?${search}` : ''}`, { headers: headers() }),
  )
}

const headers = () => ({
  Accept: 'application/json',
  Authorization: `Bearer ${authToken()}`,
  'X-Tenant': firm.tenantId,
})

const store = (address: string, answer: Promise<Response>) => {
  for (const [key, { until }] of payloads) if (until < Date.now()) payloads.delete(key)
  const first = answer.then(parseAnswers, () => emptyAnswers)
  payloads.set(address, { until: Date.now() + FRESH, first, isUsed: false })
}

const emptyAnswers: PayloadAnswers = { answers: new Map() }

const parseAnswers = async (answer: Response): Promise<PayloadAnswers> => {
  if (!answer.ok) return cancelBody(answer) ?? emptyAnswers
  const { first, newest } = fieldsIn(await answer.json())
  const answers = Object.entries(first ?? {}).map(
    ([address, data]) => [canonical(address), data] as const,
  )
  return { answers: new Map(answers), newest: typeof newest === 'number' ? newest : undefined }
}

/** An answer from the payload of the current page; each is returned once, null afterwards. */
export const fromPayload = async (address: string): Promise<{ answer: unknown } | null> => {
  if (typeof location === 'undefined') return null
  adoptEarly()
  const page = payloads.get(`${location.pathname}${location.search}`)
  if (!page || page.until < Date.now()) return null
  const { answers, newest } = await page.first
  const key = canonical(address)
  if (!answers.has(key)) return null
  const answer = answers.get(key)
  page.isUsed = true
  answers.delete(key)
  if (newest !== undefined) shownAt(newest)
  return { answer }
}

// The script in the head starts the request before this module is loaded.
const adoptEarly = () => {
  const early = globalThis.deedbox?.payload
  if (!early) return
  delete globalThis.deedbox?.payload
  store(early.address, early.answer)
}
