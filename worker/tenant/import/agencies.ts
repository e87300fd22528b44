import type { Agency } from '#domain/agent/agency'
import type { RequestContext } from '#tenant/runtime/context'

/** Finds agencies by name, whatever the case; reads all names once, when first called. */
export const agenciesIn = ({ store, agencies }: RequestContext) => {
  let byName: Map<string, string> | undefined
  const ids = () => {
    byName ??= new Map(
      store
        .rows<{ id: string; name: string }>('SELECT id, name FROM agencies ORDER BY id DESC')
        .map(({ id, name }) => [name.toLowerCase(), id]),
    )
    return byName
  }
  return (name: string): Agency | null => {
    const id = name === '' ? undefined : ids().get(name.toLowerCase())
    return id === undefined ? null : agencies.find(id)
  }
}
