import { useId, useRef } from 'react'
import { controlOf, Field } from '#components/Fields.tsx'
import type { Finding } from '#domain/template/checking/finding'
import type { MergeField } from '#domain/template/field'
import { mergeFields } from '#domain/template/fields'
import { useCodeEditor } from './code/use-code-editor.ts'
import { FieldPicker } from './FieldPicker.tsx'

/** What the editor of a text completes with and checks by. */
export type BodyTools = {
  readonly inputs: readonly MergeField[]
  readonly snippets: readonly string[]
  /** What a script may call; null for a text. */
  readonly helpers: readonly string[] | null
  readonly findings: (text: string) => readonly Finding[]
}

type Props = {
  name: string
  label: string
  hint: string
  value: string
  faults: readonly string[] | undefined
  tools: BodyTools
  onChange: (value: string) => void
}

/** The text of a template in the code editor, or in a plain field where that cannot load. */
export const BodyField = ({ name, label, hint, value, faults, tools, onChange }: Props) => {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const { inputs, snippets, helpers, findings } = tools
  const known = { fields: [...inputs, ...mergeFields], snippets, helpers }
  const editor = useCodeEditor(host, { label, value, known, findings, onChange })
  const insert = (text: string) => {
    if (editor) return editor.insert(text)
    const at = area.current?.selectionStart ?? value.length
    onChange(value.slice(0, at) + text + value.slice(area.current?.selectionEnd ?? at))
  }
  const frame = { name, label, hint, faults, width: 'w6' as const }
  return (
    <div className="w6">
      <Field id={id} {...frame}>
        <textarea
          {...controlOf(id, frame)}
          ref={area}
          className="tb-source"
          hidden={editor !== null}
          rows={20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <div ref={host} />
      </Field>
      <FieldPicker inputs={inputs} isScript={helpers !== null} onPick={insert} />
    </div>
  )
}
