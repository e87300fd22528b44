import type { Conveyance } from '#domain/conveyance/conveyance'
import type { SignatureValue } from '#domain/signature/events'
import type { NewEntry, SignatureRequest, Signer } from '#domain/signature/signature'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { staffOfCase } from '#tenant/conveyance/changing-case'
import type { Correspondence } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { withEntry } from '#worker/signature/chain'
import { signatureRequestDocument } from './document.ts'

export const requestsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, signatureRequestDocument)

/** Saves a changed request with a line in its log; `browser` where somebody is at one. */
export const saveRequest = (
  context: Pick<RequestContext, 'store' | 'now' | 'ip'>,
  request: SignatureRequest,
  entry: NewEntry,
  browser: string | null = null,
): SignatureRequest => {
  const moment = { at: context.now, address: context.ip, browser }
  return requestsOf(context).replace({ ...request, log: withEntry(request.log, entry, moment) })
}

/** Who receives the broadcasts of a request. */
export const concernedBy = (conveyance: Conveyance) => ({
  ...staffOfCase(conveyance),
  clients: conveyance.clients.map(({ contact_id }) => contact_id),
})

/** What every event of a request says. */
export const ofRequest = ({ id, title }: SignatureRequest) => ({ request: id, title })

/** The values and recipients of the messages of a request. */
export const signatureCorrespondence = (
  { origins }: Pick<RequestContext, 'origins'>,
  { id, ref, address }: Conveyance,
  { title, document }: SignatureRequest,
  signers: readonly Signer[],
): Correspondence<SignatureValue> => ({
  about: { kind: 'conveyance', id, ref },
  values: {
    title,
    ref,
    address: [address.line, address.town].filter(Boolean).join(', '),
    link: `${origins.clients}/documents/${document?.document_id ?? ''}`,
  },
  clients: signers.map(({ name, email, phone }) => ({ name, email, phone })),
})

/** The group of the documents of a request. */
export const groupOf = ({ deed }: Pick<SignatureRequest, 'deed'>) =>
  deed === null ? 'onboarding' : 'signing'

/** Where the documents of a request are filed. */
export const subjectOf = ({ conveyance_id }: SignatureRequest) =>
  ({ kind: 'conveyance', id: conveyance_id }) as const
