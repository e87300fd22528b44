import type { MatterType } from '#domain/matter'
import { hasExchange } from '#domain/matter-names'
import type { Conveyance, ConveyanceStatus, Risk } from './conveyance.ts'

/** 'Pre-contract', for chips. */
export const statusNames: Readonly<Record<ConveyanceStatus, string>> = {
  opening: 'Opening',
  onboarding: 'Onboarding',
  pre_contract: 'Pre-contract',
  ready_to_exchange: 'Ready to exchange',
  exchanged: 'Exchanged',
  completed: 'Completed',
  post_completion: 'Post-completion',
  closed: 'Closed',
  archived: 'Archived',
  on_hold: 'On hold',
  aborted: 'Aborted',
}

export const riskNames: Readonly<Record<Risk, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export const statusName = (status: ConveyanceStatus, matter: MatterType) =>
  status === 'ready_to_exchange' && !hasExchange(matter) ? 'Ready to complete' : statusNames[status]

/** Whether a case is closed, archived or aborted, so that it cannot be changed. */
export const isEnded = (conveyance: Pick<Conveyance, 'status'>) =>
  conveyance.status === 'closed' ||
  conveyance.status === 'archived' ||
  conveyance.status === 'aborted'
