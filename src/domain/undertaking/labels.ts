import type { UndertakingKind, UndertakingSide, UndertakingStatus } from './undertaking.ts'

export const undertakingKinds: Readonly<Record<UndertakingKind, string>> = {
  redemption: 'Redeem a mortgage',
  deeds: 'Hand over deeds or documents',
  notice: 'Serve or register a notice',
  retention: 'Hold or release a retention',
  other: 'Something else',
}

export const undertakingStatuses: Readonly<Record<UndertakingStatus, string>> = {
  proposed: 'Awaiting approval',
  refused: 'Refused',
  given: 'Owed',
  discharged: 'Discharged',
}

export const undertakingSides: Readonly<Record<UndertakingSide, string>> = {
  given: 'Given by us',
  received: 'Received by us',
}
