import type { Conveyance } from '#domain/conveyance/conveyance'
import { londonDate } from '#domain/dates'
import {
  decidedUndertaking,
  dischargedUndertaking,
  newUndertaking,
} from '#domain/undertaking/changing'
import type { Undertaking } from '#domain/undertaking/undertaking'
import { dischargeDue, type Moment, momentOf, type Replying } from './story.ts'
import { deedsOf, redemptionOf } from './texts.ts'

/** A document of a case that proves that an undertaking was performed. */
export type Evidence = { readonly id: string; readonly name: string }

type Scene = {
  readonly conveyance: Conveyance
  readonly id: string
  /** Files a document as of a moment, and returns it. */
  readonly file: (name: string, text: string, moment: Moment) => Evidence
}

const placeOf = ({ conveyance, id }: Scene) => ({ id, conveyance_id: conveyance.id, number: 1 })

const firmOf = ({ other_side }: Conveyance) => other_side?.firm ?? 'The other side’s conveyancer'

const proven = (
  scene: Scene,
  undertaking: Undertaking,
  moment: Moment,
  name: string,
  note: string,
) => {
  const { conveyance, file } = scene
  const evidence = file(name, `${name}\nCase ${conveyance.ref}\n\n${note}`, moment)
  return dischargedUndertaking(undertaking, { on: londonDate(moment.now), note }, evidence, moment)
}

/** What we undertake with our replies: to redeem the mortgage, or to hand over the deeds. */
export const givenUndertaking = (
  scene: Scene,
  requisition_id: string,
  { proposed, approved, received_on }: Replying,
): Undertaking => {
  const { conveyance } = scene
  const { lender } = conveyance
  const entry = {
    side: 'given',
    kind: lender ? 'redemption' : 'deeds',
    firm: firmOf(conveyance),
    wording: lender ? redemptionOf(lender.name) : deedsOf,
    amount: null,
    due_on: dischargeDue(conveyance, received_on),
    given_on: null,
    requisition_id,
  } as const
  const written = newUndertaking(placeOf(scene), entry, proposed)
  if (approved === null) return written
  const given = decidedUndertaking(written, { is_approved: true, reason: null }, approved)
  const ended =
    momentOf(conveyance, 'discharge_received') ?? momentOf(conveyance, 'undertakings_discharged')
  if (ended === null) return given
  return lender
    ? proven(
        scene,
        given,
        ended,
        'Confirmation of discharge',
        `${lender.name} has discharged its charge.`,
      )
    : proven(
        scene,
        given,
        ended,
        'Receipt of the transfer',
        `${firmOf(conveyance)} has the signed transfer.`,
      )
}

/** What the seller’s lawyer undertakes to us with their replies; discharged once the register could follow. */
export const receivedUndertaking = (scene: Scene, answered: Moment): Undertaking => {
  const { conveyance } = scene
  const entry = {
    side: 'received',
    kind: 'redemption',
    firm: firmOf(conveyance),
    wording: redemptionOf('the seller’s lender'),
    amount: null,
    due_on: dischargeDue(conveyance, londonDate(answered.now)),
    given_on: londonDate(answered.now),
    requisition_id: null,
  } as const
  const received = newUndertaking(placeOf(scene), entry, answered)
  const lodged = momentOf(conveyance, 'ap1_lodged')
  const note = 'The form DS1 that the seller’s lender has signed.'
  return lodged === null ? received : proven(scene, received, lodged, 'Form DS1', note)
}
