import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import { awaitedWitnesses } from '#domain/signature/deed/witnessing'
import { REMINDER_SENT, wasJustReminded } from '#domain/signature/reminding'
import { changedRequest } from '#domain/signature/requesting'
import type { SignatureRequest } from '#domain/signature/signature'
import { signersToRemind } from '#domain/signature/signing'
import { isOpenAt } from '#domain/signature/state'
import { ofCase } from '#tenant/conveyance/changing-case'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { askWitness } from './deed/asking.ts'
import { signatureRequestDocument } from './document.ts'
import { type ReminderRow, signatureRemindersOf } from './reminders.ts'
import { concernedBy, ofRequest, saveRequest, signatureCorrespondence } from './saving.ts'

/** Everybody who has not signed, with the witnesses whose signer has. */
const waitingIn = (request: SignatureRequest, now: Instant) => {
  const signers = signersToRemind(request, now)
  const witnesses = awaitedWitnesses(request)
  const names = [...signers, ...witnesses.map(({ witness }) => witness)].map(({ name }) => name)
  return { signers, witnesses, names }
}

/** Writes again to everybody who has not signed; throws 409 where nobody can sign any more. */
export const sendReminder = (
  context: RequestContext,
  conveyance: Conveyance,
  request: SignatureRequest,
): SignatureRequest => {
  const { signers, witnesses, names } = waitingIn(request, context.now)
  const reminded = saveRequest(
    context,
    changedRequest(request, { reminders: request.reminders + 1 }),
    { what: REMINDER_SENT, who: context.by.name, detail: names.join(', ') },
  )
  const detail = { ...ofRequest(reminded), names }
  context.recordEvents(
    [{ name: 'signature.reminded', ...ofCase(conveyance), changed: ['signatures'], detail }],
    {
      ...concernedBy(conveyance),
      correspondence: () => signatureCorrespondence(context, conveyance, reminded, signers),
    },
  )
  return witnesses.reduce((it, watched) => askWitness(context, conveyance, it, watched), reminded)
}

/** Tells the people of a case that its signers were reminded twice and have not signed. */
const askToCall = (context: RequestContext, conveyance: Conveyance, request: SignatureRequest) => {
  const { names } = waitingIn(request, context.now)
  const detail = { ...ofRequest(request), names }
  context.recordEvents(
    [{ name: 'signature.unanswered', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
}

/** Does what is due of a request, once; nothing for one that nobody can sign any more, or of a case on hold. */
export const remindByItself = (context: RequestContext, row: ReminderRow) => {
  const { store, now, conveyances } = context
  signatureRemindersOf(store).delete(row)
  const request = tableOf(store, signatureRequestDocument).find(row.request_id)
  if (request === null || !isOpenAt(request, now)) return
  const conveyance = conveyances.get(request.conveyance_id)
  if (conveyance.hold !== null) return
  if (row.stage === 'call') return askToCall(context, conveyance, request)
  if (!wasJustReminded(request.log, now)) sendReminder(context, conveyance, request)
}
