import type { Risk } from '#domain/conveyance/conveyance'
import { riskNames } from '#domain/conveyance/labels'
import type { EventRows, EventType } from '#domain/event'

type Of = { level: Risk }

export type RiskEvents = {
  'risk.assessed': EventType<'conveyance', Of & { is_waiting: boolean }>
  'risk.approved': EventType<'conveyance', Of & { note: string }>
  'risk.sent-back': EventType<'conveyance', { reason: string }>
  'risk.reopened': EventType<'conveyance', { words: readonly string[] }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const riskEvents: EventRows<RiskEvents> = {
  'risk.assessed': {
    ...common,
    title: 'Risk assessed',
    text: ({ level, is_waiting }) =>
      `Client and matter risk assessed: ${riskNames[level].toLowerCase()}${is_waiting ? '; waiting for a second person' : ''}`,
    notice: 'users',
  },
  'risk.approved': {
    ...common,
    title: 'Risk assessment approved',
    text: ({ level, note }) =>
      `Risk assessment approved by a second person: ${riskNames[level].toLowerCase()}. ${note}`,
    notice: 'users',
  },
  'risk.sent-back': {
    ...common,
    title: 'Risk assessment sent back',
    text: ({ reason }) => `Risk assessment sent back: ${reason}`,
    notice: 'users',
  },
  'risk.reopened': {
    ...common,
    title: 'Risk to be assessed again',
    text: ({ words }) => `Risk to be assessed again: ${words.join('; ')}`,
    notice: 'users',
  },
}
