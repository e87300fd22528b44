import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Banner } from '#components/Banner.tsx'
import { Failed } from '#components/Failed.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { wordsOf } from '../support/markup.ts'

const failing = (status: number, trace: string | null = null) =>
  renderToStaticMarkup(
    <Failed error={Object.assign(new Error(), { status, trace })} retry={() => {}} />,
  )

describe('what did not load', () => {
  test.each([
    [0, 'You are offline'],
    [403, 'This part is not available to you'],
    [404, 'Not found'],
    [500, 'This couldn’t be loaded'],
  ])('with status %i says “%s”', (status, title) => {
    expect(wordsOf(/<h2.*?<\/h2>/.exec(failing(status))?.[0] ?? '')).toBe(title)
  })

  test('offers to try again only where that can help', () => {
    const offers = [0, 403, 404, 500].filter((status) => failing(status).includes('Try again<'))
    expect(offers).toEqual([0, 500])
  })

  test('shows the number to quote, and offers to copy it', () => {
    const words = wordsOf(failing(500, '7f3a-91c2-e04d'))
    expect([words.includes('7f3a-91c2-e04d'), words.includes('Copy')]).toEqual([true, true])
  })

  test('leaves an answer in view while a newer one fails', () => {
    const from = { loading: false, data: 'the answer', error: { status: 500 } }
    expect(renderToStaticMarkup(<Loaded from={from}>{(it) => it}</Loaded>)).toBe('the answer')
  })
})

describe('a banner', () => {
  test('is told at once only when it is bad', () => {
    const role = (tone: 'note' | 'bad') =>
      /role="(\w+)"/.exec(renderToStaticMarkup(<Banner tone={tone} title="Changed" />))?.[1]
    expect([role('note'), role('bad')]).toEqual(['status', 'alert'])
  })
})
