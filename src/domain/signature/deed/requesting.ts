import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { hasAttorney } from '#domain/conveyance/evidence/attorney'
import { mayWorkOnCase } from '#domain/conveyance/plan/task-acts'
import type { Instant } from '#domain/dates'
import type { Document } from '#domain/document/document'
import { currentVersion } from '#domain/document/document'
import type { ClientParty, Named } from '#domain/party'
import { assertValid, invalid, wrongState } from '#domain/refusal'
import { isMobile } from '../code.ts'
import { withoutAddress } from '../requesting.ts'
import type { SignatureRequest, SourceDocument } from '../signature.ts'
import { isOverAt } from '../state.ts'
import type { DeedRequestBody } from './bodies.ts'
import { hasWitnesses, type SigningCompany } from './company.ts'
import { companyFaults, companyIn, signingClients } from './company-rules.ts'
import type { DeedKind } from './deed.ts'
import { factOfDeed, gatesOf, maySignHere } from './rules.ts'
import { partiesOf, witnessFaults } from './witness-rules.ts'

const withoutMobile = ({ conveyance }: CaseRecords): Verdict => {
  const missing = conveyance.clients.filter(({ phone }) => phone === null || !isMobile(phone))
  if (missing.length === 0) return true
  return wrongState(
    'signature.no_mobile',
    `Add a mobile number for ${missing.map(({ name }) => name).join(' and ')}: the code to sign a deed goes by text message. Otherwise have it signed on paper.`,
    missing.map(({ name, contact_id }) => ({
      what: name,
      href: `/conveyances/contacts/${contact_id}`,
    })),
  )
}

/** Refuses while somebody signs under a power of attorney: HM Land Registry then looks at the power itself. */
const againstAttorney = ({ conveyance }: CaseRecords): Verdict =>
  refuseIf(
    hasAttorney(conveyance),
    'deed.attorney',
    'An attorney signs in this case. Have the deed signed on paper, as attorney of the person who gave the power, and record the power with it.',
  )

const isRecorded = ({ conveyance }: CaseRecords, kind: DeedKind) => {
  const fact = factOfDeed(kind)
  return fact !== null && conveyance.facts[fact] !== undefined
}

/** Whether the clients may be asked to sign deeds: 409 unless each has an address and a mobile of their own. */
export const mayRequestDeeds = (records: CaseRecords): Verdict =>
  firstRefusal(
    mayWorkOnCase(records.conveyance),
    againstAttorney(records),
    withoutAddress(records),
    withoutMobile(records),
  )

type Out = Pick<SignatureRequest, 'kind' | 'state' | 'expires_at' | 'document'>

/** Whether a deed may be sent: 409 for one that is signed on paper, is recorded as signed, or is out. */
export const mayRequestDeed = (
  records: CaseRecords,
  requests: readonly Out[],
  { kind, document_id }: Pick<DeedRequestBody, 'kind' | 'document_id'>,
  now: Instant,
): Verdict => {
  const same = requests.filter(({ document }) => document?.document_id === document_id)
  return firstRefusal(
    maySignHere(kind),
    mayRequestDeeds(records),
    refuseIf(isRecorded(records, kind), 'signature.recorded', 'This is signed already.'),
    refuseIf(
      same.some((it) => !isOverAt(it, now)),
      'signature.out_already',
      'This has been sent to sign. Withdraw that request first.',
    ),
    refuseIf(
      same.some(({ state }) => state === 'completed'),
      'signature.recorded',
      'This document is signed already.',
    ),
  )
}

type Reachable = Pick<ClientParty, 'contact_id' | 'name' | 'phone'>

/** Refuses whoever sent a deed before to send it to another mobile: a second person does. */
export const mayUseMobiles = (
  requests: readonly SignatureRequest[],
  { clients, kind, by }: { clients: readonly Reachable[]; kind: DeedKind; by: Named },
): Verdict => {
  const earlier = requests.filter((it) => it.deed?.kind === kind && it.prepared_by.id === by.id)
  const changed = clients.find(({ contact_id, phone }) =>
    earlier.some(({ signers }) =>
      signers.some((it) => it.contact_id === contact_id && it.phone !== phone),
    ),
  )
  return refuseIf(
    changed !== undefined,
    'signature.second_person',
    `The mobile number of ${changed?.name ?? 'a client'} has changed since you last sent this. A colleague has to check it and send it.`,
  )
}

/** Who needs a witness of those who sign: everybody, but for two who sign for a company. */
const watchedClients = (clients: readonly ClientParty[], company: SigningCompany | null) =>
  hasWitnesses(company) ? signingClients(clients, company) : []

const witnessesFault = (watched: readonly ClientParty[], ids: readonly string[]) => {
  const isEachOnce =
    ids.length === watched.length && watched.every(({ contact_id }) => ids.includes(contact_id))
  return isEachOnce ? null : 'Enter one witness for each client.'
}

const partiesTo = (conveyance: CaseRecords['conveyance'], company: SigningCompany | null) => [
  ...partiesOf(conveyance),
  ...(company ? [{ name: company.name, email: null, phone: null }] : []),
]

/** Throws 422 unless each point is confirmed, a company may sign here, and each client who needs a witness has one. */
export const assertDeedRequest = ({ conveyance }: CaseRecords, body: DeedRequestBody) => {
  const { kind, gates, witnesses = [] } = body
  const company = companyIn(body)
  const isConfirmed = gatesOf(kind, company !== null).every((gate) => gates.includes(gate))
  const watched = watchedClients(conveyance.clients, company)
  const fault = witnessesFault(
    watched,
    witnesses.map(({ contact_id }) => contact_id),
  )
  const parties = partiesTo(conveyance, company)
  assertValid({
    ...(isConfirmed ? {} : { gates: ['Confirm each point. If one does not hold, sign on paper.'] }),
    ...(fault ? { witnesses: [fault] } : {}),
    ...(company ? companyFaults(company, conveyance) : {}),
    ...Object.fromEntries(
      witnesses.flatMap((witness, at) =>
        Object.entries(witnessFaults(witness, parties)).map(
          ([field, faults]) => [`witnesses.${at}.${field}`, faults] as const,
        ),
      ),
    ),
  })
}

const refused = (message: string) => invalid({ document_id: [message] })

/** The bytes of a document that are signed. Throws 422 for one that is no PDF, or that its signers cannot read. */
export const sourceOf = (document: Document): SourceDocument => {
  const { mime, pages, number, file_id, sha256 } = currentVersion(document)
  if (document.status !== 'filed' || mime !== 'application/pdf' || pages === null)
    throw refused('Choose a PDF.')
  if (!document.visible_to.includes('client'))
    throw refused('Let the client see this document first: they read it before they sign.')
  return { document_id: document.id, number, file_id, name: document.name, sha256, pages }
}
