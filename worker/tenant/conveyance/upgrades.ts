import type { Upgrade } from '#tenant/core/document'

/** From shape 1 to 2 of a conveyance: evidence may wait for a second person. */
export const withEvidence: Upgrade = (conveyance) => ({ ...conveyance, pending_evidence: {} })
