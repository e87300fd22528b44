import { isRecord } from '#domain/is-record'
import { leadIntakeApi, WebForm } from '#domain/lead/intake-api'
import { parseWith } from '#domain/parse'
import { notFound } from '#domain/refusal'
import { json } from '../answers.ts'
import { jsonBytes } from '../body.ts'
import { as } from '../cache-rules.ts'
import { requestTenant } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { formPage, thanksPage } from './page.ts'
import { intents, parseFields, toLeadForm } from './read.ts'
import { formKey, formToken, parseFormToken } from './token.ts'

const requireEmbedded = ({ site }: Visit) => {
  if (site.firm.external) throw notFound()
}

// The fields that a link to the form may prefill. Personal details must not stand in a URL.
const PREFILLED_FIELDS = [
  'page',
  'language',
  'postcode',
  'price',
  'sale_stage',
  ...intents.map((it) => `intent_${it}`),
]

/** `GET /lead-form`: the quote request form, as a page or in a frame of the firm's website. */
export const leadForm = async ({ var: { visit } }: EdgeContext) => {
  requireEmbedded(visit)
  const fields = Object.fromEntries(
    [...visit.url.searchParams].filter(([name]) => PREFILLED_FIELDS.includes(name)),
  )
  return formPage(visit.site, { token: await formToken(visit), fields })
}

/** `POST /lead-form`: the thank-you page, or the form again with its errors. */
export const submitLeadForm = async ({ var: { visit } }: EdgeContext) => {
  requireEmbedded(visit)
  const fields = await parseFields(visit.request)
  const answer = await submit(visit, toLeadForm(fields), fields)
  if (answer.ok) return thanksPage(visit.site)
  const { error } = await answer.json<{ error: FormError }>()
  const token = await formToken(visit)
  return formPage(visit.site, { token, fields, ...messagesOf(error) }, answer.status)
}

type UntypedFields = Readonly<Record<string, unknown>>

type FormError = {
  readonly message: string
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

const messagesOf = ({ message, fields }: FormError) =>
  fields === undefined
    ? { refused: message }
    : {
        refused: 'Check the highlighted fields.',
        faults: Object.fromEntries(
          Object.entries(fields).map(([path, messages]) => [path.replace(/^form\./, ''), messages]),
        ),
      }

/** `POST /api/public/leads`: a quote request from the firm's website, as JSON or as a form. */
export const submitPublicLead = async ({ var: { visit } }: EdgeContext) => {
  requireEmbedded(visit)
  const isForm = !/^application\/json\b/i.test(visit.request.headers.get('Content-Type') ?? '')
  return as('api', await (isForm ? submitForm(visit) : submitJson(visit)))
}

/** `GET /api/public/leads`: the token that a form on the firm's website must submit. */
export const publicLeadToken = async ({ var: { visit } }: EdgeContext) => {
  requireEmbedded(visit)
  return json('api', { data: { token: await formToken(visit) } })
}

const submitForm = async (visit: Visit) => {
  const fields = await parseFields(visit.request)
  return submit(visit, toLeadForm(fields), fields)
}

const submitJson = async (visit: Visit) => {
  const fields = await jsonFields(visit.request)
  return submit(visit, parseWith(WebForm, withoutTransportFields(fields)), fields)
}

// Only the token and the honeypot field are read here; the contract validates the rest.
const jsonFields = async (request: Request): Promise<UntypedFields> => {
  const bytes = (await jsonBytes(request)) ?? new Uint8Array()
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const submit = async (visit: Visit, form: object, { token: sealed, website }: UntypedFields) => {
  const token = await parseFormToken(visit, text(sealed))
  const body = JSON.stringify({
    form,
    trap: text(website).slice(0, 4000),
    shown_ms: token?.shown_ms ?? null,
  })
  const key = token ? formKey(token.once, JSON.stringify(form)) : crypto.randomUUID()
  const request = new Request(new URL(leadIntakeApi.web.path, visit.site.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
  })
  return requestTenant(visit, null, request)
}

const withoutTransportFields = ({ token: _, website: __, ...form }: UntypedFields) => form
