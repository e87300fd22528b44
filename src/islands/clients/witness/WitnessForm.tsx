import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { WitnessBody } from '#domain/signature/deed/bodies'
import type { WitnessView } from '#domain/signature/deed/view'
import type { Strokes } from '#domain/signature/mark'
import { DrawingPad } from '#islands/clients/signing/DrawingPad.tsx'
import { signAsWitness } from '#stores/signature/witness'

const Values = z.extend(z.omit(WitnessBody, { mark: true, browser: true }), {
  how: z.enum(['typed', 'drawn']),
})

/** The form of a witness: who they are, what they say, and their signature. */
export const WitnessForm = ({ view }: { view: WitnessView }) => {
  const [strokes, setStrokes] = useState<Strokes>([])
  return (
    <SchemaForm
      schema={Values}
      fields={fieldsFor(view, strokes, setStrokes)}
      start={start}
      submit="Sign as the witness"
      of="witness"
      isBig
      onSubmit={async ({ how, ...said }, key) => {
        await signAsWitness(
          { ...said, mark: { how, strokes: how === 'drawn' ? strokes : [] } },
          key,
        )
      }}
    />
  )
}

const start = {
  ...{ name: '', address: '', occupation: '', how: 'typed' },
  ...{ was_present: false, is_adult: false, is_no_party: false },
}

const ownFields: readonly FormPart[] = [
  { name: 'address', label: 'Your address', kind: 'lines', width: 'w6' },
  { name: 'occupation', label: 'Your occupation', kind: 'text', width: 'w6' },
  {
    name: 'how',
    label: 'Your signature',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'typed', label: 'Use my typed name' },
      { value: 'drawn', label: 'Draw it with a finger, pen or mouse' },
    ],
  },
]

const saidFields: readonly FormPart[] = [
  { name: 'is_adult', label: 'I am 18 or over', kind: 'check', width: 'w6' },
  { name: 'is_no_party', label: 'I am not a party to the deed', kind: 'check', width: 'w6' },
]

const fieldsFor = (
  { me, signer }: WitnessView,
  strokes: Strokes,
  onDraw: (strokes: Strokes) => void,
): readonly FormPart[] => [
  {
    name: 'name',
    label: 'Your full name',
    hint: `As we have it: ${me.name}`,
    kind: 'text',
    width: 'w6',
    autoComplete: 'name',
  },
  ...ownFields,
  {
    name: 'drawing',
    label: 'Draw your signature',
    kind: 'own',
    width: 'w6',
    when: ({ how }) => how === 'drawn',
    render: () => <DrawingPad strokes={strokes} onChange={onDraw} />,
  },
  {
    name: 'was_present',
    label: `I was in the same room as ${signer.name} and watched them sign`,
    kind: 'check',
    width: 'w6',
  },
  ...saidFields,
]
