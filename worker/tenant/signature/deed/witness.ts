import { wrongState } from '#domain/refusal'
import { codeTarget, masked, withCode, withEnteredCode } from '#domain/signature/code'
import type { WitnessBody } from '#domain/signature/deed/bodies'
import type { WitnessView } from '#domain/signature/deed/view'
import type { Witness } from '#domain/signature/deed/witness'
import { partiesOf } from '#domain/signature/deed/witness-rules'
import {
  assertMayWitness,
  declinedByWitness,
  withWitness,
  witnessedBy,
} from '#domain/signature/deed/witnessing'
import type { SignatureRequest } from '#domain/signature/signature'
import { readyChannels } from '#tenant/communication/provider/choice'
import { ofCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newCode } from '#tenant/user/links'
import { recordCodeEntry } from '../code-entry.ts'
import { concernedBy, ofRequest, saveRequest } from '../saving.ts'
import { queueSignatureWork } from '../working.ts'
import { type OpenWitness, openWitness, shownToWitness } from './opening.ts'

const shown = ({ context, watched }: OpenWitness, request: SignatureRequest): WitnessView =>
  shownToWitness(context, request, watched.witness.id)

export const viewAsWitness = (visitor: RequestContext, token: string): WitnessView => {
  const opened = openWitness(visitor, token)
  return shown(opened, opened.request)
}

const withChanged = (
  { context, request, watched: { signer } }: OpenWitness,
  witness: Witness,
  entry: { readonly what: string; readonly detail: string | null },
  browser: string | null = null,
) =>
  saveRequest(
    context,
    withWitness(request, { signer, witness }),
    { ...entry, who: witness.name },
    browser,
  )

/** Notes that the witness has their page before them; once. */
export const openAsWitness = (
  visitor: RequestContext,
  token: string,
  browser: string,
): WitnessView => {
  const opened = openWitness(visitor, token)
  const { context, request, watched, conveyance } = opened
  if (watched.witness.state !== 'sent') return shown(opened, request)
  assertMayWitness(request, watched, context.now)
  const entry = { what: 'Opened by the witness', detail: null }
  const saved = withChanged(opened, { ...watched.witness, state: 'opened' }, entry, browser)
  const detail = { ...ofRequest(saved), name: watched.witness.name }
  context.recordEvents(
    [{ name: 'signature.opened', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  return shown(opened, saved)
}

const codeHash = (id: string, witness: Witness, code: string) =>
  hashOf(`${id}:${witness.id}:${code}`)

const codeMessage = (
  { conveyance: { id, ref }, request, watched }: ReturnType<typeof openWitness>,
  code: string,
) => {
  const { name, email, phone } = watched.witness
  const about = { kind: 'conveyance' as const, id, ref }
  return { about, values: { title: request.title, code }, clients: [{ name, email, phone }] }
}

/** Sends a code to the mobile that the conveyancer entered for the witness. */
export const sendWitnessCode = (visitor: RequestContext, token: string): WitnessView => {
  const opened = openWitness(visitor, token)
  const { context, request, watched, conveyance } = opened
  const { witness } = watched
  assertMayWitness(request, watched, context.now)
  const { channel, address } = codeTarget(witness, readyChannels(context).includes('sms'))
  if (channel !== 'sms')
    throw wrongState('signature.no_texts', 'We cannot send text messages now. Call us.')
  const code = newCode()
  const sent = { hash: codeHash(request.id, witness, code), channel, to: masked(address) }
  const saved = withChanged(opened, withCode(witness, sent, context.now), {
    what: 'Code sent to the witness',
    detail: `By ${channel} to ${sent.to}`,
  })
  context.recordEvents(
    [
      {
        name: 'signature.witness-code-sent',
        ...ofCase(conveyance),
        changed: ['signatures'],
        detail: { ...ofRequest(saved), name: witness.name, to: sent.to },
      },
    ],
    { ...concernedBy(conveyance), correspondence: () => codeMessage(opened, code) },
  )
  return shown(opened, saved)
}

const entryTexts = {
  correct: 'Code entered by the witness',
  wrong: 'Wrong code entered by the witness',
  locked: 'Witness locked after five wrong codes',
} as const

/** Checks the code of a witness; a wrong one is counted, and the fifth locks them out. */
export const enterWitnessCode = (
  visitor: RequestContext,
  token: string,
  code: string,
): WitnessView => {
  const opened = openWitness(visitor, token)
  const { context, request, watched, conveyance } = opened
  const { witness } = watched
  assertMayWitness(request, watched, context.now)
  const isCorrect = witness.code?.hash === codeHash(request.id, witness, code)
  const entered = withEnteredCode(witness, isCorrect, context.now)
  const isLocked = entered.state === 'code_failed'
  const what = entryTexts[isCorrect ? 'correct' : isLocked ? 'locked' : 'wrong']
  const saved = withChanged(opened, entered, { what, detail: null })
  const event = { name: witness.name, is_right: isCorrect, isLocked }
  recordCodeEntry(context, conveyance, saved, event)
  return shown(opened, saved)
}

/** Signs as the witness; when every signature is witnessed, the signed file is made. */
export const signAsWitness = (
  visitor: RequestContext,
  token: string,
  { browser, ...attestation }: WitnessBody,
): WitnessView => {
  const opened = openWitness(visitor, token)
  const { context, request, watched, conveyance } = opened
  const { now } = context
  const parties = partiesOf(conveyance)
  const signed = witnessedBy(request, watched, attestation, { parties, now })
  const { address, occupation, mark } = attestation
  const said = 'Says: 18 or over, not a party, in the same room and watched'
  const saved = saveRequest(
    context,
    signed,
    {
      what: `Signed as witness of ${watched.signer.name}, ${mark.how}`,
      who: watched.witness.name,
      detail: `${address}; ${occupation}. ${said}`,
    },
    browser,
  )
  const detail = { ...ofRequest(saved), name: watched.witness.name, signer: watched.signer.name }
  context.recordEvents(
    [{ name: 'signature.witnessed', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  if (saved.state === 'signed') queueSignatureWork(context, saved)
  return shown(opened, saved)
}

/** Records that the witness does not sign, with the reason; the deed is then signed anew. */
export const declineAsWitness = (
  visitor: RequestContext,
  token: string,
  reason: string,
): WitnessView => {
  const opened = openWitness(visitor, token)
  const { context, request, watched, conveyance } = opened
  const { name } = watched.witness
  const entry = { what: 'Declined by the witness', who: name, detail: reason }
  const declined = declinedByWitness(request, watched, reason, context.now)
  const saved = saveRequest(context, declined, entry)
  const detail = { ...ofRequest(saved), name, signer: watched.signer.name, reason }
  context.recordEvents(
    [
      {
        name: 'signature.witness-declined',
        ...ofCase(conveyance),
        changed: ['signatures'],
        detail,
      },
    ],
    concernedBy(conveyance),
  )
  return shown(opened, saved)
}
