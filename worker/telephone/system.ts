import { manualTelephone } from './manual.ts'
import type { TelephoneSystem } from './telephone.ts'
import { webhookSystem } from './webhook.ts'

type TelephoneSettings = {
  readonly kind: 'by_hand' | 'webhook'
  readonly address: string
  readonly key: string
}

export const telephoneSystem = ({ kind, ...webhook }: TelephoneSettings): TelephoneSystem =>
  kind === 'webhook' ? webhookSystem(webhook) : manualTelephone
