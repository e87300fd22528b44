import type { Agency } from '#domain/agent/agency'
import type { RequestContext } from '#tenant/runtime/context'

/** Finds agencies by name, whatever the case, those in use first; reads all names once, when first called. */
export const agenciesIn = ({ store, agencies }: RequestContext) => {
  let byName: Map<string, string> | undefined
  const ids = () => {
    byName ??= new Map(
      store
        .rows<{ id: string; name: string }>(
          'SELECT id, name FROM agencies ORDER BY archived_at IS NULL, id DESC',
        )
        .map(({ id, name }) => [name.toLowerCase(), id]),
    )
    return byName
  }
  return (name: string): Agency | null => {
    const id = name === '' ? undefined : ids().get(name.toLowerCase())
    return id === undefined ? null : agencies.current(id)
  }
}
