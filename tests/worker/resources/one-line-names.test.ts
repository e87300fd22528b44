import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { leadOfEmail } from '#domain/lead/email'
import { onOneLine } from '#domain/one-line'
import { endpoints } from '../support/endpoints.ts'
import { aFirm } from '../support/firm.ts'

type Field = { readonly path: string; readonly schema: z.ZodMiniType }

const NAMES =
  /(^|_)(name|title|team|handler|firm|lender|agency|branch|negotiator)$|^spoke_to$|^deposit_held_by$/
// The words of the firm's own workflows and stage lists, which become no header; a mail service's subject is flattened.
const ASIDE = /workflow|stage|email$|telephone|intake/

/** The text fields of a schema that are named like names, at any depth. */
const namesIn = (schema: z.core.$ZodType | undefined, path = ''): Field[] => {
  if (schema === undefined) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, inner]) => namesIn(inner, `${path}.${key}`))
  if (def.type === 'array') return namesIn(def.element, path)
  if (def.type === 'union') return def.options.flatMap((it) => namesIn(it, path))
  if ('innerType' in def) return namesIn(def.innerType, path)
  const isName = NAMES.test(path.slice(path.lastIndexOf('.') + 1))
  return def.type === 'string' && isName ? [{ path, schema: schema as z.ZodMiniType }] : []
}

const fields = endpoints
  .filter(([name]) => !ASIDE.test(name))
  .flatMap(([name, { body }]) => namesIn(body, name))

describe('every name in a body', () => {
  test('is found', () => expect(fields.length).toBeGreaterThan(20))

  test.each(fields.map((it) => [it.path, it] as const))('is one line: %s', (_, { schema }) => {
    expect(schema.safeParse('Ada').success).toBe(true)
    for (const text of ['Ada\r\nBcc: a@b.test', 'Ada\u0000', 'Ada\u2028Byron', 'Ada\tByron'])
      expect(schema.safeParse(text).success, JSON.stringify(text)).toBe(false)
  })
})

test('a name with a line break is refused with a sentence, and nothing is stored', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const answer = await owner.post('/api/users', {
    type: 'staff',
    email: 'eve@harcourt.test',
    first_name: 'Eve\r\nBcc: everybody@harcourt.test',
    last_name: 'Smith',
    roles: ['Cashier'],
    team: null,
    job_title: null,
    phone: null,
    is_fee_earner: false,
    agency_id: null,
  })
  expect(answer.status).toBe(422)
  expect(answer.body.error.fields).toEqual({
    first_name: ['Remove line breaks and hidden characters.'],
  })
})

test('what a mail service or an older record brings is put on one line', () => {
  expect(onOneLine('Ada\r\n Bcc: x')).toBe('Ada  Bcc: x')
  const lead = leadOfEmail({ from: 'Ada\r\nBcc: x <ada@b.test>', subject: 'Hi', text: 'Hello' })
  expect([lead.first_name, lead.last_name]).toEqual(['Ada', 'Bcc: x'])
})

test.each(['%00x', 'x%00', '%00%00', 'ab%00cd', '%01%02', 'a%1Fb'])(
  'a search for %s answers',
  async (q) => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const found = await owner.get(`/api/search?q=${q}`)
    expect([found.status, found.body.data]).toEqual([200, []])
    for (const list of ['conveyances', 'leads', 'quote-cases'])
      expect((await owner.get(`/api/${list}?view=all&q=${q}`)).status, list).toBe(200)
    expect((await owner.get(`/api/contacts?q=${q}`)).status).toBe(200)
  },
)
