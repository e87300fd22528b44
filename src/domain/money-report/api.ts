import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { MoneyReports } from './view.ts'

export const ReportPeriod = z.strictObject({ from: DateOnly, to: DateOnly })
export type ReportPeriod = z.infer<typeof ReportPeriod>

const read = {
  method: 'GET',
  who: ['staff'],
  can: ['payments.view-any'],
  query: ReportPeriod,
} as const
const csv = { ...read, reply: z.string() } as const

export const moneyReportApi = endpointsOf({
  show: { ...read, path: '/api/bank/reports', reply: MoneyReports },
  balances: {
    ...csv,
    path: '/api/bank/reports/balances.csv',
    file: { type: 'text/csv', name: 'client balances' },
  },
  bills: { ...csv, path: '/api/bank/reports/bills.csv', file: { type: 'text/csv', name: 'bills' } },
  residuals: {
    ...csv,
    path: '/api/bank/reports/residuals.csv',
    file: { type: 'text/csv', name: 'residual balances' },
  },
  thirdParty: {
    ...csv,
    path: '/api/bank/reports/third-party-accounts.csv',
    file: { type: 'text/csv', name: 'third-party managed accounts' },
  },
  suspense: {
    ...csv,
    path: '/api/bank/reports/suspense.csv',
    file: { type: 'text/csv', name: 'suspense' },
  },
})
