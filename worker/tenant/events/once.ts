import type { EventName } from '#domain/events'
import type { RequestContext } from '#tenant/runtime/context'

/** Emits an event of time unless it was emitted for this key before; in the caller's transaction. */
export const oncePer = (
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
  name: EventName,
  key: string,
  emit: () => void,
) => {
  const isNew =
    store.rows(
      'INSERT OR IGNORE INTO timed_events (name, key, at) VALUES (?, ?, ?) RETURNING key',
      name,
      key,
      now,
    ).length > 0
  if (isNew) emit()
}
