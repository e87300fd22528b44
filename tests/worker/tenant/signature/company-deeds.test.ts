import { expect, test } from 'vitest'
import { gatesOf } from '#domain/signature/deed/rules'
import { facts } from '../../support/quotes.ts'
import {
  aCaseWithFile,
  clientOf,
  enterCode,
  requestIn,
  sign,
  toSign,
} from '../../support/signing.ts'
import { waysOf } from '../communication/rows/sent.ts'

const second = {
  contact_id: null,
  first_name: 'Ada',
  last_name: 'Tarrant',
  email: 'ada@tarrant.test',
  phone: '07700 900483',
}
const joint = { ...facts('sale'), clients: [...facts('sale').clients, second] }

/** A case of a company with two officers as clients, and the way to send its deed. */
const aCompanyCase = async () => {
  const known = await aCaseWithFile(joint)
  const { owner, path, clients, document_id } = known
  const [owen, ada] = clients.map(({ contact_id }) => contact_id)
  const body = {
    ...{ kind: 'transfer', document_id, gates: gatesOf('transfer', true) },
    ...{ execution: 'two_signatories', company_name: 'Larkfield Homes Ltd' },
    company_number: '0123 4567',
    signatories: [
      { contact_id: owen, office: 'director' },
      { contact_id: ada, office: 'secretary' },
    ],
  }
  const ask = (given: object = {}) => owner.post(`${path}/deeds`, { ...body, ...given })
  return { ...known, ask, owen }
}

const signAs = async (known: Awaited<ReturnType<typeof aCompanyCase>>, at: number, of: string) => {
  const client = await clientOf(known.firm, known.clients, at)
  await enterCode(known.firm, client, known.id, of)
  const answer = await sign(client, of, at === 0 ? 'Owen Tarrant' : 'Ada Tarrant')
  expect(answer.status, answer.text).toBe(200)
  return client
}

test('two officers sign for their company in any order, without a witness, and the deed says how', async () => {
  const known = await aCompanyCase()
  const { firm, owner, path, ask, factsNow } = known
  const asked = await ask()
  expect(asked.status, asked.text).toBe(200)
  const { id: request } = asked.body.data
  const ada = await signAs(known, 1, request)
  const [hers] = await toSign(ada)
  expect(hers?.deed).toEqual({
    witness: null,
    office: 'Secretary of Larkfield Homes Ltd (company number 01234567)',
  })
  expect(await factsNow()).not.toContain('transfer_signed')
  await signAs(known, 0, request)
  const done = await requestIn(owner, path, 'completed')
  expect(done.deed?.company).toMatchObject({ number: '01234567', way: 'two_signatories' })
  const { facts: recorded } = (await owner.get(path)).body.data.conveyance
  expect(recorded.transfer_signed.evidence.who).toBe(
    'Larkfield Homes Ltd, by Owen Tarrant and Ada Tarrant',
  )
  expect(await waysOf(firm, 'signature.witness-asked')).toEqual([])
})

test('one director signs before a witness, and the other client is not asked', async () => {
  const known = await aCompanyCase()
  const { firm, clients, ask, owen } = known
  const may = { name: 'May Jones', email: 'may@jones.test', phone: '+447700900200' }
  const asked = await ask({
    ...{ execution: 'director_and_witness', signatories: undefined },
    witnesses: [{ contact_id: owen, ...may }],
  })
  expect(asked.status, asked.text).toBe(200)
  expect(asked.body.data.signers).toMatchObject([
    { name: 'Owen Tarrant', witness: { name: 'May Jones' } },
  ])
  const ada = await clientOf(firm, clients, 1)
  expect((await toSign(ada)).filter(({ deed }) => deed !== null)).toEqual([])
  await signAs(known, 0, asked.body.data.id)
  expect(await waysOf(firm, 'signature.witness-asked')).toEqual(['client/email'])
})

test('a company that cannot sign here is refused in plain words, and nothing is sent', async () => {
  const { firm, ask, owner, path } = await aCompanyCase()
  const before = (await owner.get(`${path}/signatures`)).body.data.length
  const partnership = await ask({ company_number: 'OC312345' })
  expect(partnership.status).toBe(422)
  expect(partnership.text).toContain('Have the deed signed on paper.')
  expect((await ask({ company_name: undefined })).status).toBe(422)
  expect((await ask({ gates: gatesOf('transfer') })).status).toBe(422)
  expect((await ask({ signatories: undefined })).status).toBe(422)
  expect((await owner.get(`${path}/signatures`)).body.data).toHaveLength(before)
  expect(await waysOf(firm, 'signature.requested')).toHaveLength(2)
})
