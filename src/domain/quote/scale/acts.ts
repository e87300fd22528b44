import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import type { DateOnly } from '#domain/dates'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { StoredFeeScale } from './stored.ts'

export type FeeScaleAct = 'change' | 'publish' | 'discard' | 'withdraw' | 'end' | 'copy'

/** Whether the prices may be changed; 409 once they are published. */
export const mayChangeScale = ({ state }: StoredFeeScale): Verdict =>
  refuseIf(
    state !== 'draft',
    'fee-scale.published',
    'This scale is published and cannot be changed. Copy it and change the copy.',
  )

/** Whether a last day may be set; 409 for a draft and for the default scale. */
export const mayEndScale = ({ state, version }: StoredFeeScale): Verdict =>
  refuseIf(
    state !== 'published' || version === 0,
    'fee-scale.draft',
    'This scale was not published by your firm.',
  )

/** Whether it may become a draft again; 409 from its first day, when quotes may have used it. */
export const mayWithdrawScale = (scale: StoredFeeScale, today: DateOnly): Verdict =>
  firstRefusal(
    mayEndScale(scale),
    refuseIf(
      scale.valid_from <= today,
      'fee-scale.in_force',
      'This scale has already started. End it, or publish another.',
    ),
  )

export const feeScaleActs = (
  scale: StoredFeeScale,
  person: ActingPerson,
  today: DateOnly,
): Acts<FeeScaleAct> =>
  unlessRefused(mayChangeWith(person, ['fee-scales.update']), {
    change: mayChangeScale(scale),
    publish: mayChangeScale(scale),
    discard: mayChangeScale(scale),
    withdraw: mayWithdrawScale(scale, today),
    end: mayEndScale(scale),
    copy: true,
  })
