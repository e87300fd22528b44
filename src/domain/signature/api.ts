import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  CodeEntryBody,
  DeclineBody,
  OpeningBody,
  ReminderBody,
  SignatureRequestBody,
  SigningBody,
  UnlockingBody,
  VoidingBody,
} from './bodies.ts'
import { ClientSignature, SignatureView } from './view.ts'

const write = {
  method: 'POST',
  who: ['staff'],
  can: ['conveyance.update'],
  reply: SignatureView,
} as const
const byClient = { method: 'POST', who: ['client'], can: [], reply: ClientSignature } as const

export const signatureApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/signatures',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(SignatureView),
  },
  request: { ...write, path: '/api/conveyances/:id/signatures', body: SignatureRequestBody },
  void: {
    ...write,
    path: '/api/conveyances/:id/signatures/:signature/voiding',
    body: VoidingBody,
  },
  remind: {
    ...write,
    path: '/api/conveyances/:id/signatures/:signature/reminders',
    body: ReminderBody,
  },
  /** Lets somebody try again who was locked out, after a call to the number on file. */
  unlock: {
    ...write,
    path: '/api/conveyances/:id/signatures/:signature/unlocking',
    body: UnlockingBody,
  },
})

export const clientSignatureApi = endpointsOf({
  /** The documents that the signed-in client is or was asked to sign, newest first. */
  list: {
    method: 'GET',
    path: '/api/client/signatures',
    who: ['client'],
    can: [],
    reply: z.array(ClientSignature),
  },
  open: { ...byClient, path: '/api/client/signatures/:id/opening', body: OpeningBody },
  /** Sends a code; the one of before ends. */
  send_code: { ...byClient, path: '/api/client/signatures/:id/codes' },
  /** A wrong code is counted, and said in `tries_left`. */
  enter_code: { ...byClient, path: '/api/client/signatures/:id/code-entries', body: CodeEntryBody },
  sign: { ...byClient, path: '/api/client/signatures/:id/signature', body: SigningBody },
  decline: { ...byClient, path: '/api/client/signatures/:id/refusal', body: DeclineBody },
})
