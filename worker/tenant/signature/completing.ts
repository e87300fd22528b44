import { evidenceOf } from '#domain/signature/evidence'
import { recordSignature } from '#domain/signature/fact'
import type { SignatureRequest, SourceDocument } from '#domain/signature/signature'
import { completedRequest, voidedRequest } from '#domain/signature/signing'
import { ofCase } from '#tenant/conveyance/changing-case'
import { addVersion, fileDocument } from '#tenant/document/filing'
import type { RequestContext } from '#tenant/runtime/context'
import {
  concernedBy,
  groupOf,
  ofRequest,
  saveRequest,
  signatureCorrespondence,
  subjectOf,
} from './saving.ts'
import type { FileToSeal, SealedFile } from './work.ts'

/** What is sealed of a request that everybody has signed. */
export const toSeal = (
  { files, firm, conveyances }: RequestContext,
  request: SignatureRequest,
  document: SourceDocument,
  keys: FileToSeal['keys'],
): FileToSeal => {
  const { ref } = conveyances.get(request.conveyance_id)
  return {
    source: { key: files.find(document.file_id)?.key ?? '', sha256: document.sha256 },
    keys,
    evidence: evidenceOf(request, { firm: firm.brand.name, case_ref: ref, document }),
    marks: request.signers.map(({ mark }) => mark ?? { how: 'typed', strokes: [] }),
    witness_marks: request.signers.map(({ witness }) => witness?.mark ?? null),
  }
}

export const voidChanged = (context: RequestContext, request: SignatureRequest) =>
  voidBecause(context, request, 'The file is not the one that was signed.')

/** Withdraws a request in the product's own name. */
export const voidBecause = (context: RequestContext, request: SignatureRequest, reason: string) => {
  const voided = saveRequest(context, voidedRequest(request, reason, context.now), {
    what: 'Withdrawn',
    who: context.by.name,
    detail: reason,
  })
  const conveyance = context.conveyances.get(request.conveyance_id)
  const detail = { ...ofRequest(voided), reason }
  context.recordEvents(
    [{ name: 'signature.voided', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
}

const evidenceNames = { signed: 'signing', dated: 'signing and dating' } as const

/** Files a signed document and its evidence; `what` sets apart what is signed more than once. */
export const fileSigned = (
  context: RequestContext,
  request: SignatureRequest,
  { signed, evidence }: SealedFile,
  what: 'signed' | 'dated' = 'signed',
) => {
  const { document, id, title } = request
  if (document === null) throw new Error(`request ${id} has no document`)
  const entry = { document: document.document_id, key: `${id} ${what}`, source: 'signed' } as const
  const version = addVersion(context, { ...entry, pages: signed.pages }, signed).versions.at(-1)
  const proof = fileDocument(
    context,
    {
      subject: subjectOf(request),
      group: groupOf(request),
      name: `Evidence of ${evidenceNames[what]}, ${title}.json`,
      visible_to: ['client'],
      key: what === 'signed' ? `${id} evidence` : `${id} ${what} evidence`,
      source: 'signed',
    },
    evidence,
  )
  return {
    file_id: version?.file_id ?? '',
    evidence_file_id: proof.versions[0]?.file_id ?? '',
    sha256: signed.sha256,
  }
}

/** Files the signed document and its evidence, and records the fact that rests on it. */
export const complete = (
  context: RequestContext,
  request: SignatureRequest,
  sealed: SealedFile,
) => {
  const { conveyances, now, by } = context
  const signed = fileSigned(context, request, sealed)
  const completed = saveRequest(context, completedRequest(request, signed, now), {
    what: 'Completed',
    who: by.name,
    detail: signed.sha256,
  })
  const records = conveyances.records(request.conveyance_id)
  const change = recordSignature(records, completed, by, now)
  if (change.events.length > 0) conveyances.keep(change, records.conveyance.version)
  const conveyance = conveyances.get(request.conveyance_id)
  const detail = { ...ofRequest(completed), sha256: signed.sha256 }
  context.recordEvents(
    [{ name: 'signature.completed', ...ofCase(conveyance), changed: ['signatures'], detail }],
    {
      ...concernedBy(conveyance),
      correspondence: () =>
        signatureCorrespondence(context, conveyance, completed, completed.signers),
    },
  )
}
