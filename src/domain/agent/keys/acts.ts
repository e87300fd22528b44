import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { hasExchange } from '#domain/matter-names'

/**
 * Whether the agent may let go of the keys: 409 before completion is recorded, which itself waits for every payment
 * that a second person has to approve.
 */
export const mayHandOverKeys = ({
  matter_type,
  facts,
}: Pick<Conveyance, 'matter_type' | 'facts'>): Verdict =>
  firstRefusal(
    refuseIf(!hasExchange(matter_type), 'keys.none', 'No keys change hands in this kind of case.'),
    refuseIf(
      facts.completed === undefined,
      'keys.held',
      'Completion has not been recorded yet. Keep the keys until this page says that they may be released.',
    ),
  )
