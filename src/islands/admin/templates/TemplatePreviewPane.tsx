import { useState } from 'react'
import { SelectField, TextField } from '#components/Fields.tsx'
import { ChoiceField } from '#components/form/Choices.tsx'
import { keysOf } from '#domain/entries'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import { sampleNames } from '#domain/template/values/sample-case'
import type { TemplatePreview } from '#domain/template/view'
import { Blocks } from '#islands/documents/Blocks.tsx'
import { TestEmail } from './TestEmail.tsx'
import { type PreviewOf, usePreview } from './use-preview.ts'

const looks = [
  { value: 'page', label: 'Page' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
]

type Props = { family: TemplateFamily; content: TemplateContent }

/** A template as it comes out for a sample or for a case of the firm. */
export const TemplatePreviewPane = ({ family, content }: Props) => {
  const [of, setOf] = useState<PreviewOf>({ sample: 'joint', case_ref: null })
  const [look, setLook] = useState('page')
  const { preview, problem } = usePreview(family, content, of)
  return (
    <section className="template-preview" aria-label="Preview">
      <PreviewChoice of={of} onChange={setOf} />
      {family !== 'script' && (
        <ChoiceField name="look" label="Show as" options={looks} value={look} onChange={setLook} />
      )}
      {problem !== null && <p className="faults">{problem}</p>}
      {content.word !== null && (
        <p className="mute">This shows the text. The Word file keeps its own layout.</p>
      )}
      {preview && <Missing missing={preview.missing} />}
      {family === 'email' && <TestEmail content={content} of={of} />}
      {preview && (
        <div className="tb-sheet" data-look={look}>
          <Sheet preview={preview} family={family} />
        </div>
      )}
    </section>
  )
}

const PreviewChoice = ({ of, onChange }: { of: PreviewOf; onChange: (of: PreviewOf) => void }) => (
  <div className="tb-choice">
    <SelectField
      name="sample"
      label="Preview with"
      value={of.sample}
      options={keysOf(sampleNames).map((value) => ({ value, label: sampleNames[value] }))}
      onChange={(sample) => onChange({ ...of, sample })}
    />
    <TextField
      name="case_ref"
      label="Or with a case"
      hint="Its reference"
      value={of.case_ref ?? ''}
      onChange={(typed) => onChange({ ...of, case_ref: typed.trim() || null })}
    />
  </div>
)

const Missing = ({ missing }: Pick<TemplatePreview, 'missing'>) =>
  missing.length === 0 ? null : (
    <div className="faults">
      <p>It could not be sent for this case, as these are empty:</p>
      <ul>
        {missing.map(({ path, label }) => (
          <li key={path}>{label}</li>
        ))}
      </ul>
    </div>
  )

const Sheet = ({ preview, family }: { preview: TemplatePreview; family: TemplateFamily }) => (
  <>
    {preview.subject && <p className="tb-subject">{preview.subject}</p>}
    {preview.preheader && <p className="tb-quiet">{preview.preheader}</p>}
    {family !== 'snippet' && <Blocks blocks={preview.header} />}
    <Blocks blocks={preview.body} />
    <div className="tb-quiet">
      <Blocks blocks={preview.footer} />
    </div>
    {preview.sms && <p className="tb-sms">{preview.sms}</p>}
    {family === 'document' && <p className="tb-quiet">File: {preview.file_name}</p>}
  </>
)
