import { leadIntakeApi, WebForm } from '#domain/lead/intake-api'
import { parseWith } from '#domain/parse'
import { notFound } from '#domain/refusal'
import { json } from '../answers.ts'
import { jsonBytes } from '../body.ts'
import { as } from '../cache-rules.ts'
import { ask } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { formPage, thanksPage } from './page.ts'
import { askedIn, type Fields, intents, readFields } from './read.ts'
import { formKey, formToken, readFormToken } from './token.ts'

const requireOwn = ({ site }: Visit) => {
  if (site.firm.external) throw notFound()
}

// The fields that a link to the form may prefill. Personal details must not stand in a URL.
const ASKED_AHEAD = [
  'page',
  'language',
  'postcode',
  'price',
  'sale_stage',
  ...intents.map((it) => `intent_${it}`),
]

/** `GET /lead-form`: the quote request form, as a page or in a frame of the firm's website. */
export const leadForm = async ({ var: { visit } }: EdgeContext) => {
  requireOwn(visit)
  const fields = Object.fromEntries(
    [...visit.url.searchParams].filter(([name]) => ASKED_AHEAD.includes(name)),
  )
  return formPage(visit.site, { token: await formToken(visit), fields })
}

/** `POST /lead-form`: the thank-you page, or the form again with its errors. */
export const leadFormSent = async ({ var: { visit } }: EdgeContext) => {
  requireOwn(visit)
  const fields = await readFields(visit.request)
  const answer = await pass(visit, askedIn(fields), fields)
  if (answer.ok) return thanksPage(visit.site)
  const { error } = await answer.json<{ error: Faulty }>()
  const token = await formToken(visit)
  return formPage(visit.site, { token, fields, ...saidOf(error) }, answer.status)
}

type Faulty = {
  readonly message: string
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

const saidOf = ({ message, fields }: Faulty) =>
  fields === undefined
    ? { refused: message }
    : {
        refused: 'Check the highlighted fields.',
        faults: Object.fromEntries(
          Object.entries(fields).map(([path, words]) => [path.replace(/^form\./, ''), words]),
        ),
      }

/** `POST /api/public/leads`: a quote request from the firm's website, as JSON or as a form. */
export const publicLead = async ({ var: { visit } }: EdgeContext) => {
  requireOwn(visit)
  const isForm = !/^application\/json\b/i.test(visit.request.headers.get('Content-Type') ?? '')
  const fields = isForm ? await readFields(visit.request) : await jsonFields(visit.request)
  const asked = isForm ? askedIn(fields) : parseWith(WebForm, withoutEdge(fields))
  return as('api', await pass(visit, asked, fields))
}

/** `GET /api/public/leads`: the token that a form on the firm's website must submit. */
export const publicLeadToken = async ({ var: { visit } }: EdgeContext) => {
  requireOwn(visit)
  return json('api', { data: { token: await formToken(visit) } })
}

// Only the token and the honeypot field are read here; the contract validates the rest.
const jsonFields = async (request: Request): Promise<Fields> => {
  const bytes = (await jsonBytes(request)) ?? new Uint8Array()
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof body === 'object' && body !== null ? (body as Fields) : {}
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const pass = async (visit: Visit, form: object, fields: Fields) => {
  const token = await readFormToken(visit, text(fields['token']))
  const body = JSON.stringify({
    form,
    trap: text(fields['website']).slice(0, 4000),
    shown_ms: token?.shown_ms ?? null,
  })
  const key = token ? formKey(token.once, JSON.stringify(form)) : crypto.randomUUID()
  const request = new Request(new URL(leadIntakeApi.web.path, visit.site.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
  })
  return ask(visit, null, request)
}

const withoutEdge = ({ token: _, website: __, ...form }: Fields) => form
