import { byHand } from './by-hand.ts'
import type { TelephoneSystem } from './telephone.ts'
import { webhookSystem } from './webhook.ts'

type Chosen = {
  readonly kind: 'by_hand' | 'webhook'
  readonly address: string
  readonly key: string
}

/** The telephone system that a firm has chosen. */
export const telephoneSystem = ({ kind, ...webhook }: Chosen): TelephoneSystem =>
  kind === 'webhook' ? webhookSystem(webhook) : byHand
