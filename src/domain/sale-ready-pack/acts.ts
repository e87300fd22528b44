import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { DateOnly } from '#domain/dates'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { packItems } from './items/default.ts'
import type { PackRecord } from './record.ts'
import { awaitedConsents, liveReleases, outstandingIn, standingOf } from './standing.ts'

export type PackAct = 'edit' | 'ask' | 'record_consent' | 'release' | 'withdraw'

const isLive = ({ status }: PackRecord): Verdict =>
  refuseIf(
    status === 'withdrawn',
    'pack.withdrawn',
    'This pack was withdrawn. Start a new one if the sale goes on.',
  )

export const mayEditPack = (pack: PackRecord): Verdict => isLive(pack)

/** The items that only the sellers can answer and have not. */
export const askedOfClient = (pack: PackRecord, today: DateOnly) =>
  outstandingIn(standingOf(pack, today)).filter(({ item }) => item.question !== undefined)

/** Whether the sellers can be written to: something is missing, and one has an email address. */
export const mayAskSellers = (pack: PackRecord, today: DateOnly): Verdict =>
  firstRefusal(
    isLive(pack),
    refuseIf(
      askedOfClient(pack, today).length === 0 && awaitedConsents(pack).length === 0,
      'pack.complete',
      'Nothing is missing that the sellers could answer.',
    ),
    refuseIf(
      pack.sellers.every(({ email, contact_id }) => email === null || contact_id === null),
      'pack.no_email',
      'None of the sellers has an email address. Enter one on the edit page.',
    ),
  )

export const mayRecordConsent = (pack: PackRecord): Verdict =>
  firstRefusal(
    isLive(pack),
    refuseIf(
      awaitedConsents(pack).length === 0,
      'pack.all_agreed',
      'Every seller has agreed already.',
    ),
  )

const labelOf = (key: string) => packItems.find((it) => it.key === key)?.label ?? key

/** Whether a pack may be released: nothing outstanding, every seller agreed, and the register names them. */
export const mayReleasePack = (pack: PackRecord, today: DateOnly): Verdict => {
  const href = `/quotes/sale-ready-pack/${pack.id}/edit`
  const missing = [
    ...outstandingIn(standingOf(pack, today)).map(({ item }) => ({
      what: item.label,
      href: `${href}#${item.key}`,
    })),
    ...awaitedConsents(pack).map((name) => ({ what: `${name} agrees to share it`, href })),
    ...(pack.answers['register-names']?.value === 'No'
      ? [{ what: `${labelOf('register-names')}: answered “No”`, href }]
      : []),
  ]
  return firstRefusal(
    isLive(pack),
    refuseIf(
      missing.length > 0,
      'pack.not_ready',
      'This pack is not ready to be released. Complete these first.',
      missing,
    ),
  )
}

export const mayWithdrawPack = (pack: PackRecord): Verdict => isLive(pack)

/** What somebody who sees a pack may do with it, and why not. */
export const packActs = (
  pack: PackRecord,
  person: ActingPerson,
  today: DateOnly,
): Acts<PackAct> => {
  const creator = mayChangeWith(person, ['sale-ready-packs.create'])
  const editor = mayChangeWith(person, ['sale-ready-packs.update'])
  return {
    ask: firstRefusal(creator, mayAskSellers(pack, today)),
    edit: firstRefusal(editor, mayEditPack(pack)),
    record_consent: firstRefusal(editor, mayRecordConsent(pack)),
    release: firstRefusal(editor, mayReleasePack(pack, today)),
    withdraw: firstRefusal(editor, mayWithdrawPack(pack)),
  }
}

/** Whether anybody has a link to the pack. */
export const isOut = (pack: PackRecord) => liveReleases(pack).length > 0
