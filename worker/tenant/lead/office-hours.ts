import { defaultOfficeHours, type OfficeHours } from '#domain/lead/clock'
import type { RequestContext } from '#tenant/runtime/context'
import { hoursSetting } from './settings.ts'

/** The opening hours of the sales desk, or the default ones. */
export const officeHoursOf = ({
  settings,
}: Pick<RequestContext, 'settings'>): readonly OfficeHours[] =>
  settings.get(hoursSetting) ?? defaultOfficeHours
