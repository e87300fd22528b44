import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { SigningBody } from '#domain/signature/bodies'
import type { Strokes } from '#domain/signature/mark'
import { consentText } from '#domain/signature/signing'
import type { ClientSignature } from '#domain/signature/view'
import { signDocument } from '#stores/signature/client'
import { DrawingPad } from './DrawingPad.tsx'

const Values = z.strictObject({
  name: SigningBody.shape.name,
  how: z.enum(['typed', 'drawn']),
  agree: SigningBody.shape.agree,
})

/** The form that signs: the full name, how the signature looks, and the consent. */
export const SignForm = ({ signature }: { signature: ClientSignature }) => {
  const [strokes, setStrokes] = useState<Strokes>([])
  return (
    <SchemaForm
      schema={Values}
      fields={fieldsFor(signature, strokes, setStrokes)}
      start={{ name: '', how: 'typed', agree: false }}
      submit="Sign"
      of={signature.id}
      isBig
      onSubmit={async ({ name, how }, key) => {
        await signDocument(
          signature.id,
          { name, mark: { how, strokes: how === 'drawn' ? strokes : [] } },
          key,
        )
      }}
    />
  )
}

const markField: FormPart = {
  name: 'how',
  label: 'Your signature',
  kind: 'radio',
  width: 'w6',
  options: [
    { value: 'typed', label: 'Use my typed name' },
    { value: 'drawn', label: 'Draw it with a finger, pen or mouse' },
  ],
}

const drawingField = (strokes: Strokes, onDraw: (strokes: Strokes) => void): FormPart => ({
  name: 'drawing',
  label: 'Draw your signature',
  kind: 'own',
  width: 'w6',
  when: ({ how }) => how === 'drawn',
  render: () => <DrawingPad strokes={strokes} onChange={onDraw} />,
})

const fieldsFor = (
  { title, me, deed }: ClientSignature,
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
  markField,
  drawingField(strokes, onDraw),
  { name: 'agree', label: consentText(title, deed), kind: 'check', width: 'w6' },
]
