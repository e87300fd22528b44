import { moneyReportApi } from '#domain/money-report/api'
import { type Api, serve } from '../../serve.ts'
import {
  balancesCsv,
  billsCsv,
  residualsCsv,
  suspenseCsv,
  thirdPartyCsv,
} from '../../tenant/money-report/export.ts'
import { moneyReports, sensiblePeriod } from '../../tenant/money-report/reports.ts'

/** The average and maximum held, the register of bills and suspense by age, as pages and as CSV. */
export const moneyReportResource = (api: Api) => {
  serve(api, moneyReportApi.show, (request) => moneyReports(request, request.query))
  serve(api, moneyReportApi.balances, (request) =>
    balancesCsv(request, sensiblePeriod(request.query)),
  )
  serve(api, moneyReportApi.bills, (request) => billsCsv(request, sensiblePeriod(request.query)))
  serve(api, moneyReportApi.residuals, (request) =>
    residualsCsv(request, sensiblePeriod(request.query)),
  )
  serve(api, moneyReportApi.thirdParty, (request) =>
    thirdPartyCsv(request, sensiblePeriod(request.query)),
  )
  serve(api, moneyReportApi.suspense, (request) =>
    suspenseCsv(request, sensiblePeriod(request.query)),
  )
}
