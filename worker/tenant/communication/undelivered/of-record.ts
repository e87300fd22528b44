import type { UndeliveredMessage, undeliveredApi } from '#domain/communication/undelivered/api'
import type { QueryOf } from '#domain/endpoint'
import type { RequestContext } from '#tenant/runtime/context'

/** The messages of a case or quote that may not have arrived; throws 404 when it is out of scope. */
export const undeliveredOf = (
  { conveyances, quoteCases, messages }: RequestContext,
  { kind, id }: QueryOf<typeof undeliveredApi.list>,
): UndeliveredMessage[] => {
  const record = kind === 'conveyance' ? conveyances.get(id) : quoteCases.get(id)
  return messages
    .undelivered(record.id)
    .map(({ id: messageId, subject, to_name, status, reason, created_at }) => ({
      id: messageId,
      subject,
      to_name,
      status,
      reason,
      created_at,
    }))
}
