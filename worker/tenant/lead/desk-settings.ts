import { hoursOn, type OfficeHours } from '#domain/lead/clock'
import type { DeskEvents } from '#domain/lead/desk/events'
import type { DeskKey } from '#domain/lead/desk/intake-key'
import { type DeskHours, type DeskSettings, defaultDeskSettings } from '#domain/lead/desk/settings'
import type { DeskDetail, TelephoneTest } from '#domain/lead/desk/settings-api'
import { stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import { newToken } from '#tenant/user/links'
import { officeHoursOf } from './office-hours.ts'
import { leadPeople } from './people.ts'
import {
  deskSetting,
  hoursSetting,
  type Keys,
  keysSetting,
  telephoneTestSetting,
} from './settings.ts'

type Settings = Pick<RequestContext, 'settings'>

export const deskSettingsOf = ({ settings }: Settings): DeskSettings =>
  settings.get(deskSetting) ?? defaultDeskSettings

/** The HMAC key that signs intake requests or telephone orders; null until one is created. */
export const deskKey = ({ settings }: Settings, of: DeskKey): string | null =>
  settings.get(keysSetting)?.[of]?.key ?? null

export const saveTest = (context: RequestContext, test: TelephoneTest) => {
  context.settings.put(telephoneTestSetting, test)
  recordUpdate(context, ['test'], { test: test.state })
}

export const toDeskDetail = (context: RequestContext): DeskDetail => {
  const { settings, origins, firm, today } = context
  const keys = settings.get(keysSetting)
  return {
    settings: deskSettingsOf(context),
    hours: toHoursView(hoursOn(officeHoursOf(context), today)),
    people: leadPeople(context),
    form_address: `${origins.main}/lead-form`,
    websites: [...(firm.websites ?? [])],
    mail_address: `${origins.main}/api/intake/email`,
    calls_address: `${origins.main}/api/intake/calls`,
    keys: { mail: keys?.mail?.at ?? null, telephone: keys?.telephone?.at ?? null },
    test: settings.get(telephoneTestSetting),
  }
}

const toHoursView = ({ open, closed = [], response_minutes }: OfficeHours): DeskHours => ({
  open: Object.entries(open).map(([day, [from, to]]) => ({ day: Number(day), from, to })),
  closed_days: [...closed],
  response_minutes,
})

type Parts = Partial<Omit<DeskSettings, 'version'>>

/** Saves part of the settings; throws 409 unless the stored version is `version`. */
export const changeDesk = (context: RequestContext, version: number, change: Parts): DeskDetail => {
  write(context, version, change, Object.keys(change), { after: change })
  return toDeskDetail(context)
}

const write = (
  context: RequestContext,
  version: number,
  change: Parts,
  fields: readonly string[],
  detail: DeskEvents['desk.updated']['detail'],
) => {
  const before = deskSettingsOf(context)
  if (version !== before.version)
    throw stale(toDeskDetail(context), lastChange(context.audit, context.person, 'desk', 'desk'))
  context.settings.put(deskSetting, { ...before, ...change, version: before.version + 1 })
  recordUpdate(context, fields, detail)
}

const recordUpdate = (
  context: RequestContext,
  changed: readonly string[],
  detail: DeskEvents['desk.updated']['detail'],
) =>
  context.recordEvents([
    {
      name: 'desk.updated',
      subject: 'desk',
      id: 'desk',
      version: deskSettingsOf(context).version,
      changed,
      detail,
    },
  ])

/** Saves opening hours from today on; response times already promised stay. */
export const changeHours = (
  context: RequestContext,
  version: number,
  hours: DeskHours,
): DeskDetail => {
  const row: OfficeHours = {
    valid_from: context.today,
    open: Object.fromEntries(hours.open.map(({ day, from, to }) => [day, [from, to]])),
    response_minutes: hours.response_minutes,
    closed: [...new Set(hours.closed_days)].toSorted(),
  }
  const others = officeHoursOf(context).filter((it) => it.valid_from !== context.today)
  context.settings.put(hoursSetting, [...others, row])
  write(context, version, {}, ['hours'], { after: hours })
  return toDeskDetail(context)
}

/** Replaces a key and returns it; the audit log records the change without the key. */
export const renewKey = (context: RequestContext, version: number, of: DeskKey) => {
  const key = newToken()
  const keys: Keys = { ...context.settings.get(keysSetting), [of]: { key, at: context.now } }
  context.settings.put(keysSetting, keys)
  write(context, version, {}, ['keys'], { of })
  return { key, desk: toDeskDetail(context) }
}
