import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { wordsOf } from '../support/markup.ts'

const frame = (side?: string, fold?: string) =>
  renderToStaticMarkup(
    <DetailFrame
      ids="26-S-01187"
      title="14 Larkfield Road"
      facts={[
        { name: 'Price', value: '£412,500.00' },
        { name: 'Agent', value: undefined },
      ]}
      standing={<p>With us</p>}
      note="Chased on Tuesday"
      fold={fold}
      warnings={<p>The offer ends</p>}
      strip={<p>Key dates</p>}
      tabs={{
        label: 'Parts',
        at: 'history',
        follow: () => {},
        tabs: [
          { key: 'tasks', label: 'Tasks', href: '?tab=tasks' },
          { key: 'history', label: 'History', href: '?tab=history' },
        ],
      }}
      history={() => 'Everything'}
      side={side}
    >
      <p>The tab in view</p>
    </DetailFrame>,
  )

describe('the page of a record', () => {
  test('shows the facts that there are', () => {
    const facts = /<dl.*?<\/dl>/.exec(frame())?.[0] ?? ''
    expect(wordsOf(facts)).toBe('Price£412,500.00')
  })

  test('has its tabs in the address', () => {
    expect(/<a href="([^"]*)"[^>]*aria-current="page"/.exec(frame())?.[1]).toBe('?tab=history')
  })

  test('offers a link to itself and its history, by name', () => {
    expect(frame()).toContain('aria-label="Copy link"')
    expect(frame()).toContain('aria-label="History"')
    expect(frame()).not.toContain('Everything')
  })

  test('folds facts and dates where somebody works in a part of it, but no warning', () => {
    const [whole, folded] = [wordsOf(frame()), wordsOf(frame(undefined, 'Facts and dates'))]
    for (const words of ['£412,500.00', 'Chased on Tuesday', 'Key dates']) {
      expect(whole).toContain(words)
      expect(folded).not.toContain(words)
    }
    expect(folded).toContain('Facts and dates')
    expect(folded).toContain('The offer ends')
  })

  test('stands in two columns only with something beside it', () => {
    expect([frame().includes('case-two'), frame('Activity').includes('case-two')]).toEqual([
      false,
      true,
    ])
  })
})
