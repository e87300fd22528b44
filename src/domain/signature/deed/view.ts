import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import type * as dates from '#domain/dates'
import { triesLeft } from '../code.ts'
import { codeView, SentCodeView } from '../code-view.ts'
import { type SignatureRequest, SignatureState } from '../signature.ts'
import { SignerState } from '../signer-state.ts'
import { stateAt } from '../state.ts'
import type { Watched } from './witnessing.ts'

/** A deed as the witness of one of its signers sees it: nothing of what it says. */
export const WitnessView = z.object({
  firm: z.object({ name: z.string(), phone: z.string() }),
  title: z.string(),
  state: SignatureState,
  signer: z.object({ name: z.string(), signed_at: z.nullable(Instant) }),
  me: z.object({
    name: z.string(),
    state: SignerState,
    code: z.nullable(SentCodeView),
    tries_left: z.int(),
  }),
})
export type WitnessView = z.infer<typeof WitnessView>

export const witnessView = (
  request: SignatureRequest,
  { signer, witness }: Watched,
  firm: WitnessView['firm'],
  now: dates.Instant,
): WitnessView => ({
  firm,
  title: request.title,
  state: stateAt(request, now),
  signer: { name: signer.name, signed_at: signer.signed_at },
  me: {
    name: witness.name,
    state: witness.state,
    code: codeView(witness, now),
    tries_left: triesLeft(witness),
  },
})
