import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { mayWorkOnCase, mayWorkOnTask } from '#domain/conveyance/plan/task-acts'
import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { wrongState } from '#domain/refusal'
import { factOfDeed } from './deed/rules.ts'
import { type NewWitness, newWitness } from './deed/witness.ts'
import type { SignatureRequest, Signer, SourceDocument } from './signature.ts'
import { isOverAt } from './state.ts'

/** Days for which a request can be signed. */
const OPEN_DAYS = 30
const DAY_MS = 86_400_000

/** The fact that a request records once it is completed; null for a deed that no case asks about. */
export const factOf = ({ deed }: Pick<SignatureRequest, 'deed'>): FactKey | null =>
  deed === null ? 'terms_signed' : factOfDeed(deed.kind)

/** The task that records a fact; undefined where the case has none. */
export const taskOfFact = (
  { plan }: Pick<CaseRecords, 'plan'>,
  fact: FactKey | null,
): Task | undefined =>
  fact === null ? undefined : tasksOf(plan).find(({ evidence }) => evidence === fact)

/** Refuses while a client has no email address. */
export const withoutAddress = ({ conveyance }: CaseRecords): Verdict => {
  const missing = conveyance.clients.filter(({ email }) => email === null)
  if (missing.length === 0) return true
  const names = missing.map(({ name }) => name).join(' and ')
  return wrongState(
    'signature.no_address',
    `Add an email address for ${names}, or have it signed on paper.`,
    missing.map(({ name, contact_id }) => ({
      what: name,
      href: `/conveyances/contacts/${contact_id}`,
    })),
  )
}

/** Whether the clients may be asked to sign the terms: 409 unless the task is open, nothing is out and each has an address. */
export const mayRequestSignature = (
  records: CaseRecords,
  requests: readonly Pick<SignatureRequest, 'kind' | 'state' | 'expires_at'>[],
  kind: 'terms',
  now: Instant,
): Verdict => {
  const task = taskOfFact(records, 'terms_signed')
  return firstRefusal(
    mayWorkOnCase(records.conveyance),
    refuseIf(
      records.conveyance.facts.terms_signed !== undefined,
      'signature.recorded',
      'This is signed already.',
    ),
    task ? mayWorkOnTask(records, task) : true,
    refuseIf(
      requests.some((it) => it.kind === kind && !isOverAt(it, now)),
      'signature.out_already',
      'This has been sent to sign. Withdraw that request first.',
    ),
    withoutAddress(records),
  )
}

export type NewSigner = Pick<
  Signer,
  'id' | 'contact_id' | 'name' | 'email' | 'phone' | 'capacity'
> & { readonly witness?: NewWitness }

const signerFrom = ({ witness, ...signer }: NewSigner): Signer => ({
  ...signer,
  witness: witness ? newWitness(witness) : null,
  state: 'waiting',
  code: null,
  wrong_codes: 0,
  mark: null,
  consent: null,
  signed_at: null,
})

type NewRequest = Pick<SignatureRequest, 'id' | 'conveyance_id' | 'kind' | 'title' | 'text'> & {
  readonly signers: readonly NewSigner[]
  readonly deed?: SignatureRequest['deed']
}

/** A request whose document is being made. */
export const newRequest = (request: NewRequest, by: Named, now: Instant): SignatureRequest => ({
  ...request,
  deed: request.deed ?? null,
  version: 1,
  document: null,
  state: 'draft',
  signers: request.signers.map(signerFrom),
  reason: null,
  prepared_by: { id: by.id, name: by.name },
  created_at: now,
  sent_at: null,
  expires_at: null,
  reminders: 0,
  completed_at: null,
  signed: null,
  log: [],
})

/** The request at its next version. */
export const changedRequest = (
  request: SignatureRequest,
  change: Partial<SignatureRequest>,
): SignatureRequest => ({ ...request, ...change, version: request.version + 1 })

/** The request sent, with the document that is signed. */
export const sentRequest = (
  request: SignatureRequest,
  document: SourceDocument,
  now: Instant,
): SignatureRequest =>
  changedRequest(request, {
    state: 'sent',
    document,
    sent_at: now,
    expires_at: new Date(Date.parse(now) + OPEN_DAYS * DAY_MS).toISOString(),
    signers: request.signers.map((signer) => ({ ...signer, state: 'sent' })),
  })
