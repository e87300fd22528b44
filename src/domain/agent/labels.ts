import type { AgencyStatus, AgencyType } from './agency.ts'

export const agencyTypeLabels: Readonly<Record<AgencyType, string>> = {
  estate_agent: 'Estate agent',
  broker: 'Mortgage broker',
  ifa: 'Financial adviser',
  developer: 'Developer',
  panel: 'Panel',
  other: 'Other',
}

export const agencyStatusLabels: Readonly<Record<AgencyStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
}
