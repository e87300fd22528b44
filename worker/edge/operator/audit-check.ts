import { auditCheckApi } from '#domain/audit/check-api'
import { notFound } from '#domain/refusal'
import { as } from '../cache-rules.ts'
import { requestTenant } from '../tenant.ts'
import type { EdgeContext } from '../visit.ts'
import { forOperator } from './firms.ts'

const { path } = auditCheckApi.operator_show

/** `/api/operator/audit-check`: the newest check of the firm's audit log; POST starts one. */
export const operatorAuditCheck = forOperator(async ({ var: { visit } }: EdgeContext) => {
  const { request, site } = visit
  if (site.firm.external) throw notFound()
  const url = new URL(path, site.origin)
  const forwarded =
    request.method === 'POST'
      ? new Request(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          },
          body: '{}',
        })
      : new Request(url)
  return as('api', await requestTenant(visit, null, forwarded))
})
