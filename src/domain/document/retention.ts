import type { MatterType } from '#domain/matter'

/** Years that a file is kept after its close: 6 for a sale, 15 for other conveyancing (CLC Transaction Files Code). */
const years: Readonly<Record<MatterType, number>> = {
  sale: 6,
  purchase: 15,
  remortgage: 15,
  'transfer-of-equity': 15,
}

export const retentionText = (matterType: MatterType) =>
  `Kept for at least ${years[matterType]} years after the case is closed.`
