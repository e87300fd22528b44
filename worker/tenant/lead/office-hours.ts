import { defaultOfficeHours, type OfficeHours } from '#domain/lead/clock'
import type { Desk } from '#tenant/runtime/context'

/** When the firm's desk is open. */
export const officeHoursOf = ({ settings }: Pick<Desk, 'settings'>): readonly OfficeHours[] =>
  settings.get<readonly OfficeHours[]>('office-hours') ?? defaultOfficeHours
