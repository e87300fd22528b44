import { defaultOfficeHours, type OfficeHours } from '#domain/lead/clock'
import type { RequestContext } from '#tenant/runtime/context'
import { hoursSetting } from './settings.ts'

/** When the firm's desk is open. */
export const officeHoursOf = ({
  settings,
}: Pick<RequestContext, 'settings'>): readonly OfficeHours[] =>
  settings.get(hoursSetting) ?? defaultOfficeHours
