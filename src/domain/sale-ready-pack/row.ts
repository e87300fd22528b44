import type { DateOnly } from '#domain/dates'
import { answerText } from './answering.ts'
import { packTitle } from './change.ts'
import { toConsentView } from './client.ts'
import type { DaysSaved } from './days-saved.ts'
import { packSectionLabels } from './items/item.ts'
import { packSourceLabels } from './labels.ts'
import { ordersToPlace } from './order/order.ts'
import type { PackRecord, PackRelease } from './record.ts'
import { lastDayOf } from './releasing.ts'
import { outstandingIn, type StandingItem, scoreOf, standingOf, statusOf } from './standing.ts'
import type { PackRow, SharedItem, SharedPack } from './view.ts'

/** A pack as a row of the list on a day. */
export const packRow = (pack: PackRecord, today: DateOnly, saved: DaysSaved | null): PackRow => {
  const standing = standingOf(pack, today)
  const [missing] = outstandingIn(standing)
  return {
    id: pack.id,
    version: pack.version,
    status: statusOf(pack, today),
    title: packTitle(pack),
    postcode: pack.facts.postcode,
    sellers: pack.sellers.map(({ name }) => name).join(' and '),
    agency: pack.agency,
    score: scoreOf(standing),
    first_missing: missing?.item.label ?? null,
    stale: standing.filter(({ state }) => state === 'stale').length,
    issues: standing.filter(({ state }) => state === 'issue').length,
    owner: pack.owner.name,
    requested_at: pack.requested_at,
    released_at: pack.releases[0]?.at ?? null,
    to_order: ordersToPlace(pack).length,
    saved,
  }
}

const sharedItem = ({ item, answer, state }: StandingItem): readonly SharedItem[] =>
  answer === null
    ? []
    : [
        {
          key: item.key,
          section: packSectionLabels[item.section],
          label: item.label,
          says: answerText(answer),
          from: packSourceLabels[answer.source],
          at: answer.at,
          fresh_until: answer.fresh_until,
          is_stale: state === 'stale',
          file: answer.file && { name: answer.file.name, mime: answer.file.mime },
        },
      ]

/** A pack for whoever it was released to, without issues and without how it was asked for. */
export const sharedPack = (
  pack: PackRecord,
  release: PackRelease,
  firm: { readonly name: string; readonly phone: string },
  today: DateOnly,
): SharedPack => ({
  firm: firm.name,
  phone: firm.phone,
  address: pack.facts.address,
  postcode: pack.facts.postcode,
  tenure: pack.facts.tenure,
  sellers: pack.sellers.map(({ name }) => name),
  consents: pack.consents.map(toConsentView),
  for_name: release.name,
  released_at: release.at,
  last_day: lastDayOf(release),
  items: standingOf(pack, today).flatMap(sharedItem),
  addenda: pack.addenda
    .filter(({ at }) => at > release.at)
    .map(({ number, at, changes }) => ({ number, at, changes: [...changes] })),
})
