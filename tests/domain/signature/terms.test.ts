import { expect, test } from 'vitest'
import { MatterType } from '#domain/matter'
import { recordSignature } from '#domain/signature/fact'
import { mayRequestSignature, newRequest } from '#domain/signature/requesting'
import { makeTerms, type TermsFacts } from '#domain/signature/terms/terms'
import { aCase, at, doTask, eleanor, OPENED, opening } from '../conveyance/fixture.ts'

const firm = {
  name: 'Harcourt & Vane',
  phone: '01743 000000',
  email: 'hello@harcourt.test',
  regulator: 'Authorised and regulated by the Solicitors Regulation Authority, number 000000.',
  who_does_the_work: ['A partner supervises every case.'],
  timescale: 'Usually eight to twelve weeks.',
  complaints: 'Tell us first. Then the Legal Ombudsman.',
  terms_version: '2026-01',
  terms: ['The price is fixed for the work described.'],
  body: 'SRA',
} as const

const factsOf = (matter: MatterType, change: Partial<TermsFacts> = {}): TermsFacts => ({
  conveyance: aCase(matter).conveyance,
  firm: { ...firm, who_does_the_work: [...firm.who_does_the_work], terms: [...firm.terms] },
  dated: '23 November 2026',
  handler: 'Eleanor Shaw, solicitor',
  priced: null,
  land_tax: null,
  referral: null,
  ...change,
})

const textOf = (facts: TermsFacts) => JSON.stringify(makeTerms(facts))

// SRA Transparency Rules and Code of Conduct for Firms; Consumer Contracts Regulations 2013.
const points = [
  /Eleanor Shaw, solicitor deals with your case/,
  /A partner supervises/,
  /Authorised and regulated/,
  /Our fees are £1,095\.00, and VAT is added/,
  /we tell you the new price/,
  /Legal Ombudsman within six months/,
  /within one year/,
  /0300 555 0333/,
  /pay nobody for it/,
  /in place of interest/,
  /never send bank details/,
  /14 days from the day you sign to cancel/,
  /insured against our mistakes/,
  /not authorised to give advice on investments/,
  /ask what we hold/,
  /What we do not advise on/,
  /Margaret Ellison/,
]

test.each(MatterType.options)('the terms of a %s say what the rules ask for', (matter) => {
  const text = textOf(factsOf(matter))
  for (const point of points) expect(text).toMatch(point)
})

test('a file is kept as long as the regulator and the matter ask for', () => {
  const years = (matter: MatterType, body: 'SRA' | 'CLC') =>
    /for (\d+) years/.exec(
      textOf(factsOf(matter, { firm: { ...factsOf(matter).firm, body } })),
    )?.[1]
  expect([
    years('sale', 'SRA'),
    years('sale', 'CLC'),
    years('purchase', 'SRA'),
    years('purchase', 'CLC'),
  ]).toEqual(['7', '6', '16', '15'])
})

test('the price of the quote, its tax and a referral fee are told', () => {
  const amounts = { ex_vat: 100_00, vat: 20_00, inc_vat: 120_00 }
  const line = { key: 'k', section: 'legal_work', label: 'Legal fee', vat_rate: 2000 } as const
  const text = textOf(
    factsOf('purchase', {
      priced: {
        kind: 'purchase',
        heading: 'Purchase',
        lines: [{ ...line, ...amounts, origin: 'scale', rule_id: null, override_reason: null }],
        fees: amounts,
        disbursements: { ex_vat: 0, vat: 0, inc_vat: 0 },
        subtotal: amounts,
      },
      land_tax: { kind: 'SDLT', total: 5_000_00 },
      referral: 'We pay Cooper Lyle £120.00 for introducing you.',
    }),
  )
  expect(text).toMatch(/Legal fee: £120\.00, VAT included/)
  expect(text).toMatch(/likely total is £120\.00/)
  expect(text).toMatch(/Stamp Duty Land Tax is extra: £5,000\.00/)
  expect(text).toMatch(/Cooper Lyle £120\.00/)
})

const aRequest = () => {
  const { conveyance } = aCase()
  const text = { title: 'Terms', lines: [], parts: [] }
  const signers = conveyance.clients.map(({ contact_id, name }) => ({
    id: contact_id,
    contact_id,
    name,
    email: 'a@b.test',
    phone: null,
    capacity: 'Seller',
  }))
  const { id } = conveyance
  return newRequest(
    { id: 'r', conveyance_id: id, kind: 'terms', title: 'Terms', text, signers },
    eleanor,
    OPENED,
  )
}

test('terms may be sent once the conflict check is done, and once at a time', () => {
  const may = (records = aCase(), requests = [] as ReturnType<typeof aRequest>[]) => {
    const verdict = mayRequestSignature(records, requests, 'terms', OPENED)
    return verdict === true ? 'may' : verdict.code
  }
  const clients = opening().clients.map((it) => ({ ...it, email: 'a@b.test' }))
  const ready = doTask(aCase('sale', { clients }), 'conflict-check')
  expect(may()).toBe('task.waits')
  expect(may(ready)).toBe('may')
  expect(may(ready, [aRequest()])).toBe('signature.out_already')
  const unreachable = ready.conveyance.clients.map((it) => ({ ...it, email: null }))
  expect(may({ ...ready, conveyance: { ...ready.conveyance, clients: unreachable } })).toBe(
    'signature.no_address',
  )
  const signed = recordSignature(ready, aRequest(), eleanor, OPENED)
  expect(may(signed)).toBe('signature.recorded')
})

test('a completed request records the fact once, with its evidence', () => {
  const ready = doTask(aCase(), 'conflict-check')
  const request = aRequest()
  const signed = recordSignature(ready, request, eleanor, at('2026-11-23'))
  expect(signed.conveyance.facts.terms_signed).toMatchObject({
    by: eleanor,
    evidence: { how: 'electronic', reference: 'r', on: '2026-11-23' },
  })
  const task = signed.plan.milestones
    .flatMap(({ tasks }) => tasks)
    .find(({ key }) => key === 'terms')
  expect(task?.status).toBe('done')
  expect(recordSignature(signed, request, eleanor, OPENED)).toEqual({ ...signed, events: [] })
})
