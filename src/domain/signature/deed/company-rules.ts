import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DeedRequestBody } from './bodies.ts'
import { hasWitnesses, type Signatory, type SigningCompany } from './company.ts'

// Companies House: eight digits, or two letters of Scotland, Northern Ireland or an old Irish register and six digits.
const UNITED_KINGDOM = /^(?:\d{8}|(?:SC|NI|R0)\d{6})$/
const PARTNERSHIP = /^(?:OC|SO|NC)\d{6}$/
const OVERSEAS = /^(?:FC|SF|NF|OE)\d{6}$/

const plain = (number: string) => number.replaceAll(/\s/g, '').toUpperCase()

/** Why a deed cannot be signed here for a company of a number; null when it can. */
export const numberFault = (number: string): string | null => {
  const typed = plain(number)
  if (UNITED_KINGDOM.test(typed)) return null
  if (PARTNERSHIP.test(typed))
    return 'This is a partnership, whose members sign. Have the deed signed on paper.'
  if (OVERSEAS.test(typed))
    return 'This is an overseas company: its own law says who signs. Have the deed signed on paper.'
  return 'Enter the eight characters of the company number, like 01234567 or SC123456.'
}

type Body = Pick<
  DeedRequestBody,
  'execution' | 'company_name' | 'company_number' | 'signatories' | 'witnesses'
>

const signatoriesIn = ({ execution, signatories = [], witnesses = [] }: Body): Signatory[] =>
  execution === 'two_signatories'
    ? signatories.map(({ contact_id, office }) => ({ contact_id, office }))
    : witnesses.map(({ contact_id }) => ({ contact_id, office: 'director' }))

/** The company that a request names; null where people sign for themselves. */
export const companyIn = (body: Body): SigningCompany | null => {
  const { execution = 'people', company_name, company_number } = body
  if (execution === 'people') return null
  return {
    name: company_name ?? '',
    number: plain(company_number ?? ''),
    way: execution,
    signatories: signatoriesIn(body),
  }
}

const signatoryFault = ({ way, signatories }: SigningCompany, known: readonly string[]) => {
  const ids = new Set(signatories.map(({ contact_id }) => contact_id))
  const most = way === 'two_signatories' ? 2 : 1
  if (signatories.some(({ contact_id }) => !known.includes(contact_id)))
    return 'Choose clients of this case. Add whoever signs as a client first.'
  if (most === 1) return signatories.length === 1 ? null : 'Enter one witness, for the director.'
  if (signatories.length !== 2 || ids.size !== 2)
    return 'Two different people sign. Add the second as a client of the case first.'
  return signatories.some(({ office }) => office === 'director')
    ? null
    : 'One of the two is a director.'
}

/** What is wrong with the company of a request, by field; empty when it may sign here. */
export const companyFaults = (
  company: SigningCompany,
  { clients }: Pick<Conveyance, 'clients'>,
): Readonly<Record<string, readonly string[]>> => {
  const number = numberFault(company.number)
  const known = clients.map(({ contact_id }) => contact_id)
  const fault = signatoryFault(company, known)
  return {
    ...(company.name ? {} : { company_name: ['Enter the name of the company.'] }),
    ...(number === null ? {} : { company_number: [number] }),
    ...(fault ? { [hasWitnesses(company) ? 'witnesses' : 'signatories']: [fault] } : {}),
  }
}

/** The clients who sign a deed, each in their capacity: all of them, or whoever signs for the company. */
export const signingClients = <Client extends { readonly contact_id: string }>(
  clients: readonly Client[],
  company: SigningCompany | null,
): readonly Client[] =>
  company === null
    ? clients
    : clients.filter(({ contact_id }) =>
        company.signatories.some((it) => it.contact_id === contact_id),
      )
