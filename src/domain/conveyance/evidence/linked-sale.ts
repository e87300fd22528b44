import type { CaseRecords, Conveyance, ConveyanceStatus } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import { withFact, withoutFact } from '#domain/conveyance/plan/fact-recording'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'

type Sale = Pick<Conveyance, 'id' | 'ref' | 'matter_type' | 'status'>

/** Statuses of a sale on which a linked purchase may rely. */
const readyStatuses: readonly ConveyanceStatus[] = [
  'ready_to_exchange',
  'exchanged',
  'completed',
  'post_completion',
  'closed',
  'archived',
]

const isFollowing = ({ conveyance: purchase }: CaseRecords, sale: Sale) =>
  purchase.matter_type === 'purchase' &&
  sale.matter_type === 'sale' &&
  purchase.linked?.id === sale.id &&
  !purchase.facts.exchanged &&
  !isEnded(purchase)

/**
 * The purchase with the fact that its linked sale is ready recorded or withdrawn, as the sale’s status says; null when
 * nothing changes, and after exchange, which relied on the fact.
 */
export const followLinkedSale = (
  purchase: CaseRecords,
  sale: Sale,
  actor: Actor,
  now: Instant,
): CaseChange | null => {
  if (!isFollowing(purchase, sale)) return null
  const { conveyance } = purchase
  const isReady = readyStatuses.includes(sale.status)
  if (isReady === (conveyance.facts.linked_sale_ready !== undefined)) return null
  if (isReady) {
    const note = `${sale.ref} is ready to exchange`
    const ready = withFact(conveyance, 'linked_sale_ready', actor, now, { note })
    return settle(purchase, { conveyance: ready }, now, [])
  }
  return settle(purchase, { conveyance: withoutFact(conveyance, 'linked_sale_ready') }, now, [
    {
      name: 'conveyance.updated',
      changed: ['facts'],
      detail: { title: `Linked sale ${sale.ref} is no longer ready` },
    },
  ])
}
