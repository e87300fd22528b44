import type { Upgrade } from '#tenant/core/document'

const withReview = (hold: unknown) =>
  typeof hold === 'object' && hold !== null ? { ...hold, look_again_on: null } : hold

/** From shape 1 to 2 of a conveyance: evidence may wait for a second person, and a hold has a day to look again. */
export const toSecondShape: Upgrade = (conveyance) => ({
  ...conveyance,
  pending_evidence: {},
  hold: withReview(conveyance['hold']),
})
