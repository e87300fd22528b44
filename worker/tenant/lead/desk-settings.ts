import { hoursOn, type OfficeHours } from '#domain/lead/clock'
import type { DeskEvents } from '#domain/lead/desk/events'
import type { IntakeKey } from '#domain/lead/desk/intake-key'
import { type DeskHours, type DeskSettings, defaultDeskSettings } from '#domain/lead/desk/settings'
import type { ShownDesk, TelephoneTest } from '#domain/lead/desk/settings-api'
import { stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { Desk } from '#tenant/runtime/context'
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

type Settings = Pick<Desk, 'settings'>

/** How the firm's desk works. */
export const deskSettingsOf = ({ settings }: Settings): DeskSettings =>
  settings.get(deskSetting) ?? defaultDeskSettings

/** With what those sign who send to the firm, and the firm itself; null while it has no key of its own. */
export const deskKey = ({ settings }: Settings, of: IntakeKey): string | null =>
  settings.get(keysSetting)?.[of]?.key ?? null

/** What came of the last test of the telephone system. */
export const keepTest = (desk: Desk, test: TelephoneTest) => {
  desk.settings.put(telephoneTestSetting, test)
  happened(desk, ['test'], { test: test.state })
}

/** The settings with what their page shows beside them. */
export const shownDesk = (desk: Desk): ShownDesk => {
  const { settings, origins, firm, today } = desk
  const keys = settings.get(keysSetting)
  return {
    settings: deskSettingsOf(desk),
    hours: shownHours(hoursOn(officeHoursOf(desk), today)),
    people: leadPeople(desk),
    form_address: `${origins.main}/lead-form`,
    websites: [...(firm.websites ?? [])],
    mail_address: `${origins.main}/api/intake/email`,
    calls_address: `${origins.main}/api/intake/calls`,
    keys: { mail: keys?.mail?.at ?? null, telephone: keys?.telephone?.at ?? null },
    test: settings.get(telephoneTestSetting),
  }
}

const shownHours = ({ open, closed = [], response_minutes }: OfficeHours): DeskHours => ({
  open: Object.entries(open).map(([day, [from, to]]) => ({ day: Number(day), from, to })),
  closed_days: [...closed],
  response_minutes,
})

type Parts = Partial<Omit<DeskSettings, 'version'>>

/** Keeps a part of the settings, over the version that the form showed. */
export const changeDesk = (desk: Desk, version: number, change: Parts): ShownDesk => {
  write(desk, version, change, Object.keys(change), { after: change })
  return shownDesk(desk)
}

const write = (
  desk: Desk,
  version: number,
  change: Parts,
  fields: readonly string[],
  detail: DeskEvents['desk.updated']['detail'],
) => {
  const before = deskSettingsOf(desk)
  if (version !== before.version)
    throw stale(shownDesk(desk), lastChange(desk.audit, desk.person, 'desk', 'desk'))
  desk.settings.put(deskSetting, { ...before, ...change, version: before.version + 1 })
  happened(desk, fields, detail)
}

const happened = (
  desk: Desk,
  changed: readonly string[],
  detail: DeskEvents['desk.updated']['detail'],
) =>
  desk.recordEvents([
    {
      name: 'desk.updated',
      subject: 'desk',
      id: 'desk',
      version: deskSettingsOf(desk).version,
      changed,
      detail,
    },
  ])

/** Hours that hold from today on: what was promised by those before them stays. */
export const changeHours = (desk: Desk, version: number, hours: DeskHours): ShownDesk => {
  const row: OfficeHours = {
    valid_from: desk.today,
    open: Object.fromEntries(hours.open.map(({ day, from, to }) => [day, [from, to]])),
    response_minutes: hours.response_minutes,
    closed: [...new Set(hours.closed_days)].toSorted(),
  }
  const others = officeHoursOf(desk).filter((it) => it.valid_from !== desk.today)
  desk.settings.put(hoursSetting, [...others, row])
  write(desk, version, {}, ['hours'], { after: hours })
  return shownDesk(desk)
}

/** A new key in place of the one before. The record says that it was made, and never what it is. */
export const renewKey = (desk: Desk, version: number, of: IntakeKey) => {
  const key = newToken()
  const keys: Keys = { ...desk.settings.get(keysSetting), [of]: { key, at: desk.now } }
  desk.settings.put(keysSetting, keys)
  write(desk, version, {}, ['keys'], { of })
  return { key, desk: shownDesk(desk) }
}
