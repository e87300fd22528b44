import { type DatedRule, datedRows } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import { type Pence, pounds } from '#domain/money'

/** 'portal-part' is a transfer of part or any new lease; 'voluntary' a voluntary first registration. */
export type RegistrationRoute = 'post' | 'portal-whole' | 'portal-part' | 'voluntary'

export type SearchService = 'official-copy' | 'os1' | 'os2' | 'k15' | 'k16'

export type SearchRoute = 'online' | 'post'

/** The date on which the tables below were last checked against their sources. */
const CHECKED_ON = '2026-11-20'

export type FeeBand = {
  readonly upTo: Pence | null
  readonly fees: Readonly<Record<RegistrationRoute, Pence | null>>
}

type Row = readonly [
  upTo: number | null,
  post: number,
  portalWhole: number,
  voluntary: number | null,
]

/** In pounds. A transfer of part, like a new lease, pays the postal fee on the portal too. */
const scale = (...rows: readonly Row[]): FeeBand[] =>
  rows.map(([upTo, post, portalWhole, voluntary]) => ({
    upTo: upTo === null ? null : pounds(upTo),
    fees: {
      post: pounds(post),
      'portal-part': pounds(post),
      'portal-whole': pounds(portalWhole),
      voluntary: voluntary === null ? null : pounds(voluntary),
    },
  }))

const SCALES_OF_2022 = {
  1: scale(
    [80_000, 45, 20, 30],
    [100_000, 95, 40, 70],
    [200_000, 230, 100, 170],
    [500_000, 330, 150, 250],
    [1_000_000, 655, 295, 495],
    [null, 1_105, 500, 830],
  ),
  2: scale(
    [100_000, 45, 20, null],
    [200_000, 70, 30, null],
    [500_000, 100, 45, null],
    [1_000_000, 145, 65, null],
    [null, 305, 140, null],
  ),
}

type Scales = {
  readonly effectiveFrom: DateOnly
  readonly source: string
  readonly scales: Readonly<Record<1 | 2, readonly FeeBand[]>>
}

/** Land Registration Fee Orders: Scale 1 on price, Scale 2 on mortgages, assents and gifts. */
export const REGISTRATION_FEES = datedRows<Scales>('HMLR registration', CHECKED_ON, [
  {
    effectiveFrom: '2014-03-17',
    source: 'gov.uk: HM Land Registry fees review 2021 to 2022',
    scales: {
      1: scale(
        [80_000, 40, 20, 30],
        [100_000, 80, 40, 60],
        [200_000, 190, 95, 140],
        [500_000, 270, 135, 200],
        [1_000_000, 540, 270, 400],
        [null, 910, 455, 680],
      ),
      2: scale(
        [100_000, 40, 20, null],
        [200_000, 60, 30, null],
        [500_000, 80, 40, null],
        [1_000_000, 120, 60, null],
        [null, 250, 125, null],
      ),
    },
  },
  {
    effectiveFrom: '2022-01-31',
    source: 'Land Registration Fee Order 2021, SI 2021/1226',
    scales: SCALES_OF_2022,
  },
  {
    effectiveFrom: '2024-12-09',
    source: 'Land Registration Fee Order 2024, SI 2024/931, which left the scales as they were',
    scales: SCALES_OF_2022,
  },
])

type SearchFees = {
  readonly effectiveFrom: DateOnly
  readonly source: string
  /** The fee for each copy or name; absent when no published table gives it. */
  readonly fees: Readonly<Record<SearchService, Readonly<Partial<Record<SearchRoute, Pence>>>>>
}

const each = (online: number, post?: number) =>
  post === undefined ? { online: pounds(online) } : { online: pounds(online), post: pounds(post) }

/** Official copies and priority searches of the register; bankruptcy and full land charges searches, per name. */
export const SEARCH_FEES: readonly (SearchFees & DatedRule)[] = datedRows<SearchFees>(
  'HMLR searches',
  CHECKED_ON,
  [
    {
      effectiveFrom: '2014-03-17',
      source: 'gov.uk: HM Land Registry fees reduced, 2014',
      fees: { 'official-copy': each(3, 7), os1: each(3), os2: each(3), k15: each(2), k16: each(2) },
    },
    {
      effectiveFrom: '2024-12-09',
      source:
        'gov.uk/guidance/hm-land-registry-information-services-fees and hm-land-registry-land-charges-fees',
      fees: {
        'official-copy': each(7, 11),
        os1: each(7, 11),
        os2: each(7, 11),
        k15: each(6, 7),
        k16: each(6, 7),
      },
    },
  ],
)
