import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Progress } from '#components/Progress.tsx'
import { Steps } from '#components/Steps.tsx'
import { wordsOf } from '../support/markup.ts'

describe('steps', () => {
  const html = renderToStaticMarkup(
    <Steps
      label="The journey"
      steps={[
        { key: 'a', name: 'Pack', state: 'done', when: '3 October' },
        { key: 'b', name: 'Enquiries', state: 'now', children: <p>Eleven asked.</p> },
        { key: 'c', name: 'Exchange', state: 'ahead' },
      ]}
    />,
  )

  test('say in words where each stands', () => {
    expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, it = '']) => wordsOf(it))).toEqual([
      'Pack, done',
      'Enquiries, now',
      'Exchange, not started',
    ])
  })

  test('mark the one that it is at', () => {
    expect(html.match(/aria-current="step"/g)).toHaveLength(1)
    expect(wordsOf(/<li[^>]*aria-current.*?<\/li>/.exec(html)?.[0] ?? '')).toContain(
      'Eleven asked.',
    )
  })
})

describe('progress', () => {
  test('says how far it is, under its name', () => {
    const html = renderToStaticMarkup(<Progress label="Bundle" value={84} of={132} />)
    const id = /<label for="([^"]*)"/.exec(html)?.[1]
    expect(html).toContain(`<progress id="${id}" max="132" value="84">`)
  })

  test('has no value while nobody knows', () => {
    expect(renderToStaticMarkup(<Progress label="Asking" />)).not.toContain('value=')
  })
})
