import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that counts its answers and takes a tenth of a second for each. */
const slow = () => {
  let count = 0
  const fetcher = vi.fn(async () => {
    count += 1
    const answer = count
    await new Promise((resolve) => setTimeout(resolve, 100))
    return answer
  })
  return fetcher
}

test('news that come while a question is under way have it asked once more', async () => {
  const fetcher = slow()
  const $it = createFetcherStore<number>(['under-way'], { fetcher })
  const stop = $it.listen(() => {})
  await vi.advanceTimersByTimeAsync(50)
  $it.revalidate()
  revalidateKeys((key) => key.startsWith('under-'))
  await vi.advanceTimersByTimeAsync(60)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetcher).toHaveBeenCalledTimes(2)
  expect($it.get()).toMatchObject({ data: 2, loading: false })
  stop()
})

test('a question that nothing happened to is asked once', async () => {
  const fetcher = slow()
  const $it = createFetcherStore<number>(['quiet'], { fetcher })
  const stop = $it.listen(() => {})
  await vi.advanceTimersByTimeAsync(500)
  expect(fetcher).toHaveBeenCalledTimes(1)
  stop()
})

test('an answer that was changed here stays in view, however late it is asked for again', async () => {
  const $it = createFetcherStore<number>(['changed'], { fetcher: slow() })
  const seen: unknown[] = []
  const stop = $it.listen(({ data }) => seen.push(data))
  await vi.advanceTimersByTimeAsync(200)
  $it.mutate(99)
  await vi.advanceTimersByTimeAsync(60_000)
  seen.length = 0
  $it.revalidate()
  await vi.advanceTimersByTimeAsync(500)
  expect(seen).not.toContain(undefined)
  expect(seen.at(-1)).toBe(2)
  stop()
})

test('a change during a question has it asked again, as its answer may be older', async () => {
  const fetcher = slow()
  const $it = createFetcherStore<number>(['changed-meanwhile'], { fetcher })
  const stop = $it.listen(() => {})
  await vi.advanceTimersByTimeAsync(50)
  $it.mutate(99)
  await vi.advanceTimersByTimeAsync(60)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetcher).toHaveBeenCalledTimes(2)
  expect($it.get()).toMatchObject({ data: 2, loading: false })
  stop()
})
