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
const csv = (name: string) =>
  ({ ...read, reply: z.string(), file: { type: 'text/csv', name } }) as const

export const moneyReportApi = endpointsOf({
  show: { ...read, path: '/api/bank/reports', reply: MoneyReports },
  balances: { ...csv('client balances'), path: '/api/bank/reports/balances.csv' },
  bills: { ...csv('bills'), path: '/api/bank/reports/bills.csv' },
  suspense: { ...csv('suspense'), path: '/api/bank/reports/suspense.csv' },
})
