import { addDays, type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { changed, type PackOutcome, packEvent, readiness, titled } from './change.ts'
import type { PackConsent, PackParty, PackRecord, PackRelease } from './record.ts'
import { awaitedConsents, liveReleases } from './standing.ts'

/** Days for which a link to a released pack opens it. */
const LINK_DAYS = 180

/** The last day on which the link of a release opens the pack. */
export const lastDayOf = ({ at }: Pick<PackRelease, 'at'>): DateOnly =>
  addDays(londonDate(at), LINK_DAYS)

/** Who has a link that opens the pack on a day, by their address; null for nobody. */
export const holderOfLink = (
  pack: PackRecord,
  email: string,
  today: DateOnly,
): PackRelease | null =>
  liveReleases(pack).find(
    (it) => it.email.toLowerCase() === email.toLowerCase() && lastDayOf(it) >= today,
  ) ?? null

type NewRelease = {
  readonly id: string
  readonly link_id: string
  readonly party: PackParty
  readonly name: string
  readonly email: string
}

/** The pack released to somebody by a link of their own. */
export const withRelease = (
  before: PackRecord,
  entry: NewRelease,
  by: Actor,
  now: Instant,
): PackOutcome => {
  const release: PackRelease = {
    ...entry,
    at: now,
    by: { id: by.id, name: by.name },
    withdrawn_at: null,
    reads: [],
  }
  const pack = changed(before, { releases: [...before.releases, release] }, now)
  const { party, name } = entry
  const detail = { ...titled(pack), party, name }
  return { pack, events: [packEvent('pack.released', pack, ['releases'], detail)] }
}

const closed = (releases: readonly PackRelease[], ids: readonly string[], now: Instant) =>
  releases.map((it) =>
    ids.includes(it.id) && it.withdrawn_at === null ? { ...it, withdrawn_at: now } : it,
  )

/** The pack with one link withdrawn; unchanged when it was before. */
export const withoutRelease = (before: PackRecord, id: string, now: Instant): PackOutcome => {
  const release = liveReleases(before).find((it) => it.id === id)
  if (release === undefined) return { pack: before, events: [] }
  const pack = changed(before, { releases: closed(before.releases, [id], now) }, now)
  const { party, name } = release
  const detail = { ...titled(pack), party, name }
  return { pack, events: [packEvent('pack.link-withdrawn', pack, ['releases'], detail)] }
}

/** The pack withdrawn, with every link. */
export const withdrawn = (before: PackRecord, reason: string, now: Instant): PackOutcome => {
  const ids = before.releases.map(({ id }) => id)
  const releases = closed(before.releases, ids, now)
  const change = { releases, status: 'withdrawn' as const, withdrawn_reason: reason }
  const pack = changed(before, change, now)
  return {
    pack,
    events: [packEvent('pack.withdrawn', pack, ['status'], { ...titled(pack), reason })],
  }
}

/** Most openings of one link that are listed; older ones stay in the audit log. */
const MOST_READS = 200

const whatNames = { page: 'pack', pdf: 'PDF', data: 'data', file: 'document' } as const

/** The pack after somebody opened it by their link. */
export const withRead = (
  before: PackRecord,
  id: string,
  what: PackRelease['reads'][number]['what'],
  now: Instant,
): PackOutcome => {
  const release = before.releases.find((it) => it.id === id)
  if (release === undefined) return { pack: before, events: [] }
  const reads = [...release.reads, { at: now, what }].slice(-MOST_READS)
  const releases = before.releases.map((it) => (it.id === id ? { ...it, reads } : it))
  // An opening is no change that anybody who edits has to see first: the version stays.
  const pack = { ...before, releases }
  const detail = { ...titled(pack), name: release.name, what: whatNames[what] }
  return { pack, events: [packEvent('pack.viewed', pack, ['releases'], detail)] }
}

/** The pack with a seller who agreed to share it; unchanged when they have before. */
export const withConsent = (
  before: PackRecord,
  consent: PackConsent,
  now: Instant,
): PackOutcome => {
  const others = before.consents.filter(({ name }) => name !== consent.name)
  if (!awaitedConsents(before).includes(consent.name)) return { pack: before, events: [] }
  const pack = changed(before, { consents: [...others, consent] }, now)
  const { name, how } = consent
  const event = packEvent('pack.consented', pack, ['consents'], { ...titled(pack), name, how })
  return { pack, events: [event, ...readiness(before, pack)] }
}

/** The pack after its sellers were written to: invited first, asked for what is missing later. */
export const withAsking = (
  before: PackRecord,
  missing: readonly string[],
  now: Instant,
): PackOutcome => {
  const isFirst = before.invited_at === null
  const pack = changed(before, { invited_at: before.invited_at ?? now }, now)
  const event = isFirst
    ? packEvent('pack.invited', pack, ['invited_at'], titled(pack))
    : packEvent('pack.item-missing', pack, [], { ...titled(pack), missing })
  return { pack, events: [event] }
}
