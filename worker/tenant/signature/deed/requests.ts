import { assertAllowed } from '#domain/act'
import { referenceRoleLabels } from '#domain/contact/labels'
import type { ClientParty } from '#domain/party'
import { notFound, wrongState } from '#domain/refusal'
import type { CertificateBody, DeedDateBody, DeedRequestBody } from '#domain/signature/deed/bodies'
import { capacityFor, type SigningCompany } from '#domain/signature/deed/company'
import { companyIn, signingClients } from '#domain/signature/deed/company-rules'
import { certifiedRequest, datedRequest, deedActs } from '#domain/signature/deed/dating'
import {
  assertDeedRequest,
  mayRequestDeed,
  mayUseMobiles,
  sourceOf,
} from '#domain/signature/deed/requesting'
import { gatesOf } from '#domain/signature/deed/rules'
import { certificateText, deedText } from '#domain/signature/deed/text'
import { type NewSigner, newRequest } from '#domain/signature/requesting'
import { type SignatureView, signatureView } from '#domain/signature/view'
import { readyChannels } from '#tenant/communication/provider/choice'
import { caseToChange, ofCase } from '#tenant/conveyance/changing-case'
import { queuePaper } from '#tenant/document/paper'
import { documentFor } from '#tenant/document/reading'
import type { RequestContext } from '#tenant/runtime/context'
import { type RequestAddress, requestToChange } from '../requests.ts'
import { concernedBy, ofRequest, requestsOf, saveRequest } from '../saving.ts'
import { sendSource } from '../sending.ts'
import { queueSignatureWork } from '../working.ts'

const withoutExtension = (name: string) => name.replace(/\.pdf$/i, '')

const letterhead = ({ firm }: RequestContext) => ({
  name: firm.brand.name,
  address: firm.address ?? null,
})

/** 'Seller', or the office that somebody holds in the company that they sign for. */
const capacityOf = ({ contact_id, role }: ClientParty, company: SigningCompany | null) => {
  const signatory = company?.signatories.find((it) => it.contact_id === contact_id)
  return company && signatory ? capacityFor(company, signatory.office) : referenceRoleLabels[role]
}

const signerOf = (
  newId: () => string,
  client: ClientParty,
  { witnesses = [] }: Pick<DeedRequestBody, 'witnesses'>,
  company: SigningCompany | null,
): NewSigner => {
  const watching = witnesses.find((it) => it.contact_id === client.contact_id)
  const signer = {
    id: newId(),
    contact_id: client.contact_id,
    name: client.name,
    email: client.email ?? '',
    phone: client.phone,
    capacity: capacityOf(client, company),
  }
  if (watching === undefined) return signer
  const { contact_id: _, ...witness } = watching
  return { ...signer, witness: { id: newId(), ...witness } }
}

/** Asks every client of a case to sign a deed, each before the witness that is named. */
export const requestDeed = (
  context: RequestContext,
  id: string,
  body: DeedRequestBody,
): SignatureView => {
  const { newId, now, by } = context
  const conveyance = caseToChange(context, id)
  const requests = requestsOf(context)
  const earlier = requests.of([id])
  const records = context.conveyances.records(id)
  const { kind, document_id } = body
  const company = companyIn(body)
  const clients = signingClients(conveyance.clients, company)
  assertAllowed(mayRequestDeed(records, earlier, body, now))
  assertAllowed(mayUseMobiles(earlier, { clients, kind, by }))
  assertDeedRequest(records, body)
  assertTexts(context)
  const source = sourceOf(documentIn(context, id, document_id))
  const title = withoutExtension(source.name)
  const request = requests.insert(
    newRequest(
      {
        ...{ id: newId(), conveyance_id: id, kind: 'deed', title },
        deed: {
          ...{ kind, company, dated: null, certificate: null },
          gates: [...gatesOf(kind, company !== null)],
        },
        text: deedText({ firm: letterhead(context), conveyance }, title, { kind, company }),
        signers: clients.map((client) => signerOf(newId, client, body, company)),
      },
      by,
      now,
    ),
  )
  return signatureView(sendSource(context, request, source), now)
}

const assertTexts = (context: RequestContext) => {
  if (!readyChannels(context).includes('sms'))
    throw wrongState(
      'signature.no_texts',
      'Set up text messages under Admin › Delivery: the codes to sign a deed go by text.',
    )
}

const documentIn = (context: RequestContext, id: string, documentId: string) => {
  const document = documentFor(context, documentId)
  if (document.subject_id !== id) throw notFound()
  return document
}

/** Dates a signed deed, and has its dated file made. */
export const dateDeed = (
  context: RequestContext,
  address: RequestAddress,
  { version, on, authority }: DeedDateBody,
): SignatureView => {
  const { conveyance, request } = requestToChange(context, address, version)
  assertAllowed(deedActs(request, context.person).date)
  const dated = saveRequest(context, datedRequest(request, { on, authority }, context), {
    what: `Dated ${on}`,
    who: context.by.name,
    detail: `On the authority of ${authority}`,
  })
  const detail = { ...ofRequest(dated), on, authority }
  context.recordEvents(
    [{ name: 'signature.dated', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  queueSignatureWork(context, dated)
  return signatureView(dated, context.now)
}

/** Certifies a dated deed for HM Land Registry; the certificate is filed with the case. */
export const certifyDeed = (
  context: RequestContext,
  address: RequestAddress,
  { version, points, name }: CertificateBody,
): SignatureView => {
  const { conveyance, request } = requestToChange(context, address, version)
  assertAllowed(deedActs(request, context.person).certify)
  const certified = saveRequest(context, certifiedRequest(request, { points, name }, context), {
    what: 'Certified',
    who: context.by.name,
    detail: null,
  })
  queuePaper(context, {
    conveyance_id: conveyance.id,
    group: 'signing',
    name: `Conveyancer’s certificate, ${request.title}.pdf`,
    visible_to: [],
    text: certificateText({ firm: letterhead(context), conveyance }, certified),
  })
  const detail = { ...ofRequest(certified), name: context.by.name }
  context.recordEvents(
    [{ name: 'signature.certified', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  return signatureView(certified, context.now)
}
