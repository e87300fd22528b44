import { assertAllowed, type Verdict } from '#domain/act'
import { assertValid } from '#domain/refusal'
import { requireFresh, type StoredRecord } from '#tenant/core/table'

/** Throws 409 with what there is now for a stale version, and for what may not be done. */
export const assertMayChange = (
  record: StoredRecord,
  version: number,
  { may, view }: { readonly may: () => Verdict; readonly view: () => unknown },
) => {
  requireFresh(version, record, () => null, view)
  assertAllowed(may())
}

/** Why somebody is asked again; null the first time. Throws 422 for asking again without a reason. */
export const reasonToAsk = (
  { status }: { readonly status: string },
  reason: string | undefined,
  missing: string,
): string | null => {
  const isFirst = status === 'not_started'
  assertValid(isFirst || reason ? {} : { reason: [missing] })
  return isFirst ? null : (reason ?? null)
}
