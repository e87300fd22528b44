import { fieldsIn, isRecord } from '#domain/is-record'

/** One page of a list; `next` is the cursor of the page after it, null after the last. */
type Page = { readonly rows: readonly unknown[]; readonly next: string | null }

/**
 * The page in an answer of one of Laravel's paginators, plain or of a resource collection; its `next` is 'page=2' or
 * 'cursor=eyJ…'. Null for any other answer, and for one that does not say how to ask for the next page.
 */
export const pageIn = (answer: unknown): Page | null => {
  const { data, meta, links, ...fields } = fieldsIn(answer)
  if (!Array.isArray(data)) return null
  const paginator = { ...fieldsIn(meta), ...fields }
  const address = 'next_page_url' in fields ? fields['next_page_url'] : fieldsIn(links)['next']
  const isPaginated = ['current_page', 'next_cursor', 'next_page_url'].some((it) => it in paginator)
  if (!isPaginated && !(isRecord(links) && 'next' in links)) return null
  const next = nextOf(paginator, address)
  return next === null && typeof address === 'string' ? null : { rows: data, next }
}

const nextOf = (
  { next_cursor: cursor, current_page: current, last_page: last }: Record<string, unknown>,
  address: unknown,
) => {
  if (typeof cursor === 'string') return `cursor=${cursor}`
  if (typeof address === 'string') return nextIn(new URLSearchParams(address.split('?')[1]))
  return Number(current) < Number(last) ? `page=${Number(current) + 1}` : null
}

const nextIn = (params: URLSearchParams) => {
  const name = ['cursor', 'page'].find((it) => params.has(it))
  return name === undefined ? null : `${name}=${params.get(name)}`
}
