import * as z from 'zod/mini'
import type { DateOnly } from '#domain/dates'
import { keysOf } from '#domain/entries'
import { pounds } from '#domain/money'
import { registrationFee, searchFee } from './registration-fee.ts'
import type { RegistrationRoute } from './registration-fee-rates.ts'

const ROUTES = {
  post: 'post',
  'portal-whole': 'portal-whole',
  'portal-part': 'portal-part',
  'portal-part-or-lease': 'portal-part',
  voluntary: 'voluntary',
  'voluntary-first-registration': 'voluntary',
} as const satisfies Readonly<Record<string, RegistrationRoute>>

const Search = z.object({
  service: z.enum(['official-copy', 'os1', 'os2', 'k15', 'k16']),
  route: z.enum(['portal', 'online', 'post']),
  count: z._default(z.int(), 1),
})

const Registration = z.object({
  scale: z.union([z.literal(1), z.literal(2)]),
  route: z.enum(keysOf(ROUTES)),
})

export const FeeCase = z.union(
  [Search, Registration],
  'Give a scale and a route, or a service and a route.',
)
export type FeeCase = z.output<typeof FeeCase>

type ExampleInput = { readonly effectiveDate: DateOnly; readonly price: number }

export const feeOf = ({ effectiveDate, price }: ExampleInput, feeCase: FeeCase) =>
  'service' in feeCase
    ? searchFee({
        service: feeCase.service,
        count: feeCase.count,
        route: feeCase.route === 'post' ? 'post' : 'online',
        orderedOn: effectiveDate,
      })
    : registrationFee({
        scale: feeCase.scale,
        route: ROUTES[feeCase.route],
        amount: pounds(price),
        lodgedOn: effectiveDate,
      })
