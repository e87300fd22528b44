import { notFound, wrongState } from '#domain/refusal'
import type { SigningBody } from '#domain/signature/bodies'
import { codeTarget, masked, withCode, withEnteredCode } from '#domain/signature/code'
import type { SignatureRequest, Signer } from '#domain/signature/signature'
import {
  assertMaySign,
  declinedBy,
  signedBy,
  signerIn,
  withSigner,
} from '#domain/signature/signing'
import type { ClientSignature } from '#domain/signature/view'
import { readyChannels } from '#tenant/communication/provider/choice'
import { ofCase } from '#tenant/conveyance/changing-case'
import { tableOf } from '#tenant/core/table'
import { documentFor } from '#tenant/document/reading'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newCode } from '#tenant/user/links'
import { shownTo } from './client-view.ts'
import { recordCodeEntry } from './code-entry.ts'
import { askWitness } from './deed/asking.ts'
import { signatureRequestDocument } from './document.ts'
import { concernedBy, ofRequest, saveRequest } from './saving.ts'
import { queueSignatureWork } from './working.ts'

/** The request that the signed-in client is asked to sign; throws 404 for any other. */
const signingOf = (context: RequestContext, id: string) => {
  const request = tableOf(context.store, signatureRequestDocument).find(id)
  if (request === null || request.document === null) throw notFound()
  const conveyance = context.conveyances.get(request.conveyance_id)
  return { request, conveyance, signer: signerIn(request, context.person.contact_id) }
}

const assertUnchanged = (context: RequestContext, { document }: SignatureRequest) => {
  if (document && documentFor(context, document.document_id).current !== document.number)
    throw wrongState(
      'signature.changed',
      'This document has changed since we sent it. Call us and we will send it again.',
    )
}

/** Notes that the signer has the document before them; once. */
export const openToSign = (
  context: RequestContext,
  id: string,
  browser: string,
): ClientSignature => {
  const { request, signer, conveyance } = signingOf(context, id)
  if (signer.state !== 'sent') return shownTo(context, request)
  assertMaySign(request, signer, context.now)
  const opened = withSigner(request, { ...signer, state: 'opened' })
  const entry = { what: 'Opened', who: signer.name, detail: null }
  const saved = saveRequest(context, opened, entry, browser)
  const detail = { ...ofRequest(saved), name: signer.name }
  context.recordEvents(
    [{ name: 'signature.opened', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  return shownTo(context, saved)
}

const codeHash = (request: SignatureRequest, signer: Signer, code: string) =>
  hashOf(`${request.id}:${signer.id}:${code}`)

/** Sends a code to the mobile that was on file, or by email where there is none. */
export const sendSigningCode = (context: RequestContext, id: string): ClientSignature => {
  const { request, signer, conveyance } = signingOf(context, id)
  assertMaySign(request, signer, context.now)
  assertUnchanged(context, request)
  const { channel, address } = codeTarget(signer, readyChannels(context).includes('sms'))
  if (request.deed !== null && channel !== 'sms')
    throw wrongState('signature.no_texts', 'We cannot send text messages now. Call us.')
  const code = newCode()
  const sent = { hash: codeHash(request, signer, code), channel, to: masked(address) }
  const entry = { what: 'Code sent', who: signer.name, detail: `By ${channel} to ${sent.to}` }
  const saved = saveRequest(
    context,
    withSigner(request, withCode(signer, sent, context.now)),
    entry,
  )
  const detail = { ...ofRequest(saved), name: signer.name, channel, to: sent.to }
  const { name, email, phone } = signer
  context.recordEvents(
    [{ name: 'signature.code-sent', ...ofCase(conveyance), changed: ['signatures'], detail }],
    {
      ...concernedBy(conveyance),
      correspondence: () => ({
        about: { kind: 'conveyance', id: conveyance.id, ref: conveyance.ref },
        values: { title: request.title, code },
        clients: [{ name, email, phone }],
      }),
    },
  )
  return shownTo(context, saved)
}

const entryTexts = {
  correct: 'Code entered',
  wrong: 'Wrong code entered',
  locked: 'Locked after five wrong codes',
} as const

/** Checks a code; a wrong one is counted, and the fifth locks the signer out. */
export const enterSigningCode = (
  context: RequestContext,
  id: string,
  code: string,
): ClientSignature => {
  const { request, signer, conveyance } = signingOf(context, id)
  assertMaySign(request, signer, context.now)
  const isCorrect = signer.code?.hash === codeHash(request, signer, code)
  const entered = withEnteredCode(signer, isCorrect, context.now)
  const isLocked = entered.state === 'code_failed'
  const what = entryTexts[isCorrect ? 'correct' : isLocked ? 'locked' : 'wrong']
  const entry = { what, who: signer.name, detail: null }
  const saved = saveRequest(context, withSigner(request, entered), entry)
  const event = { name: signer.name, is_right: isCorrect, isLocked }
  recordCodeEntry(context, conveyance, saved, event)
  return shownTo(context, saved)
}

/** Signs; when everybody has, the signed file is made. */
export const signDocument = (
  context: RequestContext,
  id: string,
  { name, mark, browser }: Omit<SigningBody, 'agree'>,
): ClientSignature => {
  const { request, signer, conveyance } = signingOf(context, id)
  assertUnchanged(context, request)
  const signed = signedBy(request, signer, { name, mark }, context.now)
  const entry = { what: `Signed, ${mark.how}`, who: signer.name, detail: null }
  const saved = saveRequest(context, signed, entry, browser)
  const count = saved.signers.filter(({ state }) => state === 'signed').length
  const detail = {
    ...ofRequest(saved),
    name: signer.name,
    signed: count,
    of: saved.signers.length,
  }
  context.recordEvents(
    [{ name: 'signature.signed', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  if (saved.state === 'signed') queueSignatureWork(context, saved)
  const mine = signerIn(saved, context.person.contact_id)
  if (mine.witness === null) return shownTo(context, saved)
  const watched = { signer: mine, witness: mine.witness }
  return shownTo(context, askWitness(context, conveyance, saved, watched))
}

export const declineToSign = (
  context: RequestContext,
  id: string,
  reason: string,
): ClientSignature => {
  const { request, signer, conveyance } = signingOf(context, id)
  const entry = { what: 'Declined', who: signer.name, detail: reason }
  const saved = saveRequest(context, declinedBy(request, signer, reason, context.now), entry)
  const detail = { ...ofRequest(saved), name: signer.name, reason }
  context.recordEvents(
    [{ name: 'signature.declined', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  return shownTo(context, saved)
}
