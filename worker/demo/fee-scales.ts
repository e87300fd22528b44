import { pounds } from '#domain/money'
import { defaultStoredScale, type StoredFeeScale } from '#domain/quote/scale/stored'
import { namedOf } from './cast/staff.ts'
import { idAt } from './ids.ts'
import type { World } from './world.ts'

const BEGUN_DAYS = 200
const DAYS_TO_COME = 60

/** The default fee bands with every fee changed by `more` pence. */
const withFees = (more: number) =>
  defaultStoredScale.matters.map((matter) => ({
    ...matter,
    bands: matter.bands.map((band) => ({ ...band, fee: band.fee + more })),
  }))

export const feeScalesOf = ({ branches, calendar, random, staff }: World): StoredFeeScale[] => {
  const agency = branches.at(-1)?.agency
  const by = namedOf(staff.manager)
  const chance = random.fork('fee scales')
  const published = (on: string, scale: Partial<StoredFeeScale>): StoredFeeScale => {
    const at = calendar.at(on, 640)
    const who = { changed_at: at, changed_by: by, published_at: at, published_by: by }
    return { ...defaultStoredScale, ...who, id: idAt(chance, at), version: 2, ...scale }
  }
  const next = published(calendar.daysAgo(9), {
    name: 'Next season',
    valid_from: calendar.daysAhead(DAYS_TO_COME),
    matters: withFees(pounds(30)),
  })
  if (agency === undefined) return [next]
  const agencyScale = published(calendar.daysAgo(BEGUN_DAYS + 5), {
    name: `Agreed with ${agency.name}`,
    agency: { id: agency.id, name: agency.name },
    valid_from: calendar.daysAgo(BEGUN_DAYS),
    matters: withFees(-pounds(25)),
  })
  return [agencyScale, next]
}
