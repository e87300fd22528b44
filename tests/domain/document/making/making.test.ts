import { expect, test } from 'vitest'
import { documentGroups, groupsOf, staffGroups } from '#domain/document/group'
import { filingGroup } from '#domain/document/making/group'
import { pagesIn } from '#domain/document/making/page-ranges'
import { starters } from '#domain/template/starter/starters'
import { answerFaults, typedAnswers } from '#domain/template/values/answers'

const matters = ['sale', 'purchase', 'remortgage', 'transfer-of-equity'] as const

test('what a standard template makes is filed in a group that the matter has, and seldom in the last resort', () => {
  expect(Object.keys(documentGroups)).toEqual([...matters])
  const filed = starters
    .filter(({ family }) => family === 'document')
    .flatMap(({ content }) => {
      const suited = content.matter_types.length > 0 ? content.matter_types : matters
      return suited.map((matter) => ({
        matter,
        group: filingGroup(content.group, matter),
        content,
      }))
    })
  expect(filed.filter(({ matter, group }) => !groupsOf(matter).includes(group))).toEqual([])
  const unsuited = filed.filter(({ content, group }) => content.group && group === staffGroups[0])
  expect(unsuited.map(({ matter, content }) => `${matter} ${content.group}`)).toEqual([])
})

test('pages are named as people write them', () => {
  expect(pagesIn('1-3, 7', 9)).toEqual([1, 2, 3, 7])
  expect(pagesIn('7; 2–3,2', 9)).toEqual([7, 2, 3])
  for (const typed of ['0', '10', '3-2', 'a', '1-', '', ',', '1-99999'])
    expect(() => pagesIn(typed, 9), typed).toThrow()
})

const inputs = [
  { key: 'sum', label: 'How much?', kind: 'money', sample: '1' },
  { key: 'on', label: 'When?', kind: 'date', sample: '2026-01-01' },
  { key: 'points', label: 'Which?', kind: 'lines', sample: 'a; b' },
] as const

test('typed answers become values of their kind, and what is not of it is named', () => {
  const typed = { sum: '1,250.50', on: '2026-12-01', points: 'one\n\n two ' }
  expect(answerFaults(inputs, typed)).toEqual({})
  expect(typedAnswers(inputs, typed)).toEqual({
    sum: 1_250_50,
    on: '2026-12-01',
    points: ['one', 'two'],
  })
  expect(typedAnswers(inputs, {})).toEqual({ sum: null, on: null, points: null })
  expect(Object.keys(answerFaults(inputs, { sum: 'lots', on: 'soon', other: 'x' }))).toEqual([
    'answers.other',
    'answers.sum',
    'answers.on',
  ])
})
