import { conveyanceApi } from '#domain/conveyance/api'
import { quoteCaseApi } from '#domain/quote/case/api'
import { call } from '#lib/api'

/** The quote with what it says of its sale. */
export const fetchPackQuote = async (id: string) =>
  (await call(quoteCaseApi.show, { params: { id } })).quote_case

/** The case with what it says of its sale. */
export const fetchPackCase = async (id: string) =>
  (await call(conveyanceApi.show, { params: { id } })).conveyance

/** The presold and sold quotes that match the words, for a combobox. */
export const findPackQuotes = async (words: string, signal: AbortSignal) => {
  const q = words.trim().slice(0, 100)
  const query = { view: 'open' as const, limit: 20, ...(q === '' ? {} : { q }) }
  const { rows } = await call(quoteCaseApi.list, { query, signal, isQuiet: true })
  return rows.map(({ id, number, people, address }) => ({
    value: id,
    label: `${number}, ${people}`,
    detail: address,
  }))
}
