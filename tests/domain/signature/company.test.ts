import { expect, test } from 'vitest'
import { executionClause, hasWitnesses, type SigningCompany } from '#domain/signature/deed/company'
import { companyFaults, companyIn, numberFault } from '#domain/signature/deed/company-rules'
import { CertificatePoint } from '#domain/signature/deed/deed'
import { assertDeedRequest, mayRequestDeeds } from '#domain/signature/deed/requesting'
import { gatesOf, pointsOf } from '#domain/signature/deed/rules'
import { certificateText, deedText } from '#domain/signature/deed/text'
import { evidenceOf } from '#domain/signature/evidence'
import { recordSignature } from '#domain/signature/fact'
import { newRequest, sentRequest } from '#domain/signature/requesting'
import { consentText, deedSignerOf } from '#domain/signature/signing'
import { aCase } from '../conveyance/fixture.ts'
import { refusalOf } from '../refusal-of.ts'

const two: SigningCompany = {
  name: 'Larkfield Homes Ltd',
  number: '01234567',
  way: 'two_signatories',
  signatories: [
    { contact_id: 'a', office: 'director' },
    { contact_id: 'b', office: 'secretary' },
  ],
}
const one: SigningCompany = {
  ...two,
  way: 'director_and_witness',
  signatories: [{ contact_id: 'a', office: 'director' }],
}
const clients = (['a', 'b', 'c'] as const).map((contact_id) => ({
  ...{ contact_id, name: `Client ${contact_id}`, email: `${contact_id}@larkfield.test` },
  ...{ phone: `+4477009001${contact_id.charCodeAt(0)}`, role: 'seller' as const },
}))
const records = aCase('sale', { clients })
const { conveyance } = records

test('a company executes by two officers without a witness, or by one director before one', () => {
  expect(executionClause(two)).toBe(
    'Executed as a deed by Larkfield Homes Ltd acting by a director and its secretary',
  )
  const directors = two.signatories.map((it) => ({ ...it, office: 'director' as const }))
  expect(executionClause({ ...two, signatories: directors })).toMatch(/acting by two directors$/)
  expect(executionClause(one)).toMatch(/acting by a director in the presence of a witness$/)
  expect([null, one, two].map(hasWitnesses)).toEqual([true, true, false])
})

test.each([
  ['01234567', null],
  ['sc 123456', null],
  ['NI123456', null],
  ['OC312345', /partnership/],
  ['FC012345', /overseas/],
  ['1234', /eight characters/],
])('a company with the number %s signs here, or on paper with the reason', (number, reason) => {
  const fault = numberFault(number)
  if (reason === null) expect(fault).toBeNull()
  else expect(fault).toMatch(reason)
})

const body = {
  kind: 'transfer' as const,
  document_id: 'd',
  gates: [...gatesOf('transfer', true)],
  execution: 'two_signatories' as const,
  company_name: 'Larkfield Homes Ltd',
  company_number: '01234567',
  signatories: two.signatories,
}
const faultsOf = (given: object) =>
  Object.keys(
    refusalOf(() => assertDeedRequest(records, { ...body, ...given })).detail.fields ?? {},
  )

test('two different clients sign for a company, one of them a director, and what is missing is named', () => {
  expect(() => assertDeedRequest(records, body)).not.toThrow()
  const [first, second] = two.signatories
  if (first === undefined || second === undefined) throw new Error('there are no signatories')
  const wrong = [
    { signatories: [first, first] },
    { signatories: [first] },
    { signatories: [second, { ...second, contact_id: 'c' }] },
    { signatories: [first, { ...second, contact_id: 'nobody' }] },
  ]
  for (const given of wrong) expect(faultsOf(given)).toEqual(['signatories'])
  expect(faultsOf({ company_name: '' })).toEqual(['company_name'])
  expect(faultsOf({ company_number: 'OC312345' })).toEqual(['company_number'])
  expect(faultsOf({ gates: gatesOf('transfer') })).toEqual(['gates'])
})

const may = { name: 'May Jones', email: 'may@jones.test', phone: '+447700900200' }

test('one director signs before one witness, who is not the company', () => {
  const by = { execution: 'director_and_witness' as const, signatories: [] }
  const witnessed = (given: object = {}) => ({
    ...by,
    witnesses: [{ contact_id: 'a', ...may, ...given }],
  })
  expect(() => assertDeedRequest(records, { ...body, ...witnessed() })).not.toThrow()
  expect(faultsOf({ ...by, witnesses: [] })).toEqual(['witnesses'])
  expect(faultsOf(witnessed({ name: 'larkfield  homes ltd' }))).toEqual(['witnesses.0.name'])
  expect(faultsOf({ witnesses: [{ contact_id: 'a', ...may }] })).toEqual(['witnesses'])
  expect(companyFaults(one, conveyance)).toEqual({})
  expect(companyIn({ ...body, ...witnessed() })?.signatories).toEqual(one.signatories)
})

const aRequest = () =>
  sentRequest(
    newRequest(
      {
        ...{ id: 'r', conveyance_id: 'k', kind: 'deed', title: 'Transfer' },
        deed: { kind: 'transfer', company: two, gates: [], dated: null, certificate: null },
        text: { title: 'Transfer', lines: [], parts: [] },
        signers: clients.slice(0, 2).map(({ role: _, ...client }, at) => ({
          ...{ id: `s${at}`, capacity: 'Director of Larkfield Homes Ltd' },
          ...client,
        })),
      },
      { id: 'u', name: 'Priya Nair' },
      '2026-11-23T14:00:00.000Z',
    ),
    { document_id: 'd', number: 1, file_id: 'f', name: 'TR1.pdf', sha256: 'a', pages: 2 },
    '2026-11-23T14:00:00.000Z',
  )

test('each officer agrees to sign for the company, and its text, evidence, certificate and fact name it', () => {
  const request = aRequest()
  const [signer] = request.signers
  if (signer === undefined || request.document === null) throw new Error('nothing was sent')
  const consent = consentText('Transfer', deedSignerOf(request, signer))
  expect(consent).toContain('Director of Larkfield Homes Ltd. I sign on behalf of the company.')
  expect(consent).not.toContain('in the room')
  const of = { firm: { name: 'Harcourt & Vane', address: null }, conveyance }
  const headings = deedText(of, 'Transfer', { kind: 'transfer', company: two }).parts.map(
    ({ heading }) => heading,
  )
  expect(headings).toEqual(['What you are asked to sign', 'You sign for Larkfield Homes Ltd'])
  const evidence = evidenceOf(request, {
    ...{ firm: 'Harcourt & Vane', case_ref: '26-S-1', document: request.document },
  })
  expect(evidence.deed?.company).toEqual({
    ...{ name: two.name, number: two.number, way: two.way, clause: executionClause(two) },
  })
  const certificate = JSON.stringify(certificateText(of, request))
  expect(certificate).toContain(executionClause(two))
  expect(certificate).not.toContain('in the presence of')
  const { conveyance: after } = recordSignature(
    records,
    request,
    { id: 'u', name: 'Deedbox' },
    '2026-11-24T10:00:00.000Z',
  )
  expect(after.facts.transfer_signed?.evidence?.who).toBe(
    'Larkfield Homes Ltd, by Client a and Client b',
  )
})

test('a conveyancer certifies witnesses only where there are any', () => {
  expect(pointsOf({ company: one })).toEqual(CertificatePoint.options)
  expect(pointsOf({ company: two })).not.toContain('witnesses_present')
})

test.each([
  ['the case says so', { flags: ['attorney' as const] }],
  ['a client is one', { clients: clients.map((it) => ({ ...it, role: 'attorney' as const })) }],
])('an attorney signs deeds on paper: %s', (_, given) => {
  const verdict = mayRequestDeeds({ ...records, conveyance: { ...conveyance, ...given } })
  expect(verdict).toMatchObject({ code: 'deed.attorney' })
  expect(mayRequestDeeds(records)).toBe(true)
})
