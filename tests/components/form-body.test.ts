import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { disagreementsIn } from '#components/form/disagreements.ts'
import { bodyOf, parseForm } from '#components/form/form-body.ts'
import { fieldsOf, sentenceOf, withoutFaults } from '#components/form/form-faults.ts'
import { type FormPart, leavesOf, withValue } from '#components/form/form-parts.ts'

const parts: readonly FormPart[] = [
  {
    kind: 'section',
    name: 'who',
    label: 'Who',
    fields: [
      { name: 'buyer', label: 'Buys as', kind: 'choice', options: [] },
      { name: 'company', label: 'Company', kind: 'text', when: (it) => it['buyer'] === 'company' },
    ],
  },
  {
    kind: 'rows',
    name: 'clients',
    label: 'Clients',
    one: 'client',
    blank: { name: '', email: '' },
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'email', label: 'Email', kind: 'email' },
    ],
  },
]
const Schema = z.object({
  buyer: z.string(),
  company: z.optional(z.string().check(z.minLength(2, 'Enter the name of the company.'))),
  clients: z.array(
    z.object({
      name: z.string().check(z.minLength(2, 'Enter a name.')),
      email: z.optional(z.email('Enter an email address.')),
    }),
  ),
})
const typed = {
  buyer: 'person',
  company: 'x',
  clients: [
    { name: 'Owen', email: '' },
    { name: '', email: 'nobody' },
  ],
}

describe('what a form sends', () => {
  test('has nothing of hidden fields and nothing of empty ones', () => {
    expect(bodyOf(parts, typed)).toEqual({
      buyer: 'person',
      clients: [{ name: 'Owen' }, { email: 'nobody' }],
    })
    expect(bodyOf(parts, { ...typed, buyer: 'company' })).toHaveProperty('company', 'x')
  })

  test('is refused row by row, each in the words of the schema', () => {
    expect(parseForm(Schema, parts, typed)).toEqual({
      faults: {
        'clients.1.name': ['Enter a name.'],
        'clients.1.email': ['Enter an email address.'],
      },
    })
  })

  test('says of a field without words of its own what is missing', () => {
    const date: readonly FormPart[] = [{ name: 'on', label: 'On', kind: 'date' }]
    expect(parseForm(z.object({ on: z.iso.date() }), date, { on: '' })).toEqual({
      faults: { on: ['Enter a date.'] },
    })
  })
})

describe('the server’s complaints', () => {
  const places = ['buyer', 'clients.0.email', 'clients.1.email', 'clients']
  const error = (fields: object) => Object.assign(new Error('No.'), { fields })

  test('go to their row, wherever the server has the list', () => {
    const told = error({ 'facts.clients.1.email': ['Wrong.'], 'clients.7.name': ['Gone.'] })
    expect(fieldsOf(told, places)).toEqual({ 'clients.1.email': ['Wrong.'], clients: ['Gone.'] })
  })

  test('are the sentence of a page that has no place for them', () => {
    expect(sentenceOf(error({ text: ['This is too long.'] }))).toBe('This is too long.')
    expect(sentenceOf(new Error('This was withdrawn.'))).toBe('This was withdrawn.')
  })

  test('leave with the row that they are about', () => {
    const faults = { 'clients.1.email': ['Wrong.'], buyer: ['Choose one.'] }
    expect(withoutFaults(faults, ['clients'])).toEqual({ buyer: ['Choose one.'] })
  })
})

describe('places', () => {
  test('of rows are told by row and name', () => {
    expect(leavesOf(parts, typed).map(({ path }) => path)).toEqual([
      'buyer',
      'clients.0.name',
      'clients.0.email',
      'clients.1.name',
      'clients.1.email',
    ])
    expect(withValue(typed, 'clients.1.name', 'Zoë')).toHaveProperty('clients.1.name', 'Zoë')
  })

  test('in which two people disagree are told in the words of the form, without what only they changed', () => {
    const base = { ...typed, clients: [{ name: 'Owen', email: '' }] }
    const mine = { ...base, clients: [{ name: 'Owain', email: '' }] }
    const theirs = { ...base, buyer: 'company', clients: [{ name: 'Owen T', email: '' }] }
    expect(disagreementsIn(parts, { base, mine, theirs })).toEqual([
      { name: 'clients.0.name', label: 'Client 1, Name', mine: 'Owain', theirs: 'Owen T' },
    ])
  })
})
