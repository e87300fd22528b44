import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { FundsRejection, FundsRequest, FundsWriting, GiverChoice } from '#domain/funds/bodies'
import { fundsKinds } from '#domain/funds/labels'
import { $identityChecks } from '#stores/identity/checks'

export const AskValues = z.omit(FundsRequest, { version: true })
export const WriteValues = z.omit(FundsWriting, { version: true })
export const ReasonValues = z.omit(FundsRejection, { version: true })
export const GiverValues = z.omit(GiverChoice, { version: true, part: true })

export const askFields = (isAgain: boolean): readonly FormField[] =>
  isAgain
    ? [
        {
          name: 'reason',
          label: 'What is missing',
          hint: 'The client reads this.',
          kind: 'text',
          width: 'w6',
        },
      ]
    : []

export const reasonFields: readonly FormField[] = [
  { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
]

const blank = { kind: 'savings', amount: null, story: '', giver_name: '', giver_relation: '' }
export const writeStart: Values = { parts: [blank] }

const isGift = ({ kind }: Values) => kind === 'gift'

export const writeFields: readonly FormPart[] = [
  {
    name: 'parts',
    label: 'Where the money comes from',
    kind: 'rows',
    one: 'part',
    least: 0,
    most: 30,
    blank,
    fields: [
      { name: 'kind', label: 'Kind', kind: 'select', options: optionsOf(fundsKinds) },
      { name: 'amount', label: 'Amount', kind: 'money' },
      { name: 'story', label: 'How it was built up', kind: 'lines', width: 'w6' },
      { name: 'giver_name', label: 'Who gives it', kind: 'text', when: isGift },
      { name: 'giver_relation', label: 'How they are related', kind: 'text', when: isGift },
    ],
  },
]

/** The people of the case whose identity is checked because they give money. */
export const useGiverFields = (): readonly FormField[] => {
  const { data: people = [] } = useStore($identityChecks)
  const givers = people.filter(({ role }) => role === 'giver')
  return [
    {
      name: 'contact_id',
      label: 'Who gives it',
      kind: 'radio',
      width: 'w6',
      options: givers.map(({ contact_id, name }) => ({ value: contact_id, label: name })),
    },
  ]
}
