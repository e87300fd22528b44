import type { RequestContext } from '#tenant/runtime/context'

/** Who does something, and when. */
export const stampOf = ({ by, now }: Pick<RequestContext, 'by' | 'now'>) => ({
  by: { id: by.id, name: by.name },
  at: now,
})
