import { conveyanceApi } from '#domain/conveyance/api'
import { call } from '#lib/api'

const MOST = 20

/** The newest cases that a text finds, with what a link to them shows; none below two characters. */
export const findCases = async (text: string, signal: AbortSignal) => {
  const q = text.trim().slice(0, 100)
  if (q.length < 2) return []
  const query = { view: 'all', q, limit: MOST } as const
  const { rows } = await call(conveyanceApi.list, { query, signal, isQuiet: true })
  return rows.map(({ id, ref, matter_type, client, address }) => ({
    id,
    ref,
    matter_type,
    value: id,
    label: ref,
    detail: [client, address.line].filter(Boolean).join(', '),
  }))
}
