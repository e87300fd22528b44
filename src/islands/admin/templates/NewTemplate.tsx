import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import {
  blankContent,
  TemplateContent,
  type TemplateFamily,
  TemplateKey,
} from '#domain/template/template'
import type { TemplateRow } from '#domain/template/view'
import { go } from '#lib/navigate'
import { addToast } from '#stores/chrome/toasts'
import { createTemplate, fetchTemplate } from '#stores/template/template'
import { $templateRows, refreshTemplates } from '#stores/template/templates'
import { familyTexts } from './family-texts.ts'
import { templateHref } from './template-href.ts'
import { wordField } from './word/word-fields.tsx'

const Beginning = z.object({
  name: TemplateContent.shape.name,
  key: TemplateKey,
  from: z._default(z.string(), ''),
  word: z._default(z.string(), ''),
})

/** 'chimney-letter' of 'Chimney letter'. */
const keyFrom = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 60)
    .replace(/-+$/, '')

const startOf = async (family: TemplateFamily, from: string): Promise<TemplateContent> => {
  if (from !== '') return (await fetchTemplate(family, from)).content
  return {
    ...blankContent,
    audience: family === 'document' || family === 'email' ? 'client' : null,
    layout_for: family === 'layout' ? 'document' : null,
  }
}

const create = async (
  family: TemplateFamily,
  { name, key: template, from, word }: z.infer<typeof Beginning>,
  key: string,
) => {
  const start = await startOf(family, from)
  const content = { ...start, name, word: word || start.word }
  const draft = await createTemplate(family, { key: template, content, is_next: false }, key)
  addToast({ severity: 'success', summary: 'Saved as a draft', life: 4000 })
  go(templateHref(family, draft.id))
}

export default function NewTemplate({ family }: { family: TemplateFamily }) {
  const list = useStore($templateRows)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{familyTexts[family].newTitle}</h1>
        <p className="mute">It starts as a draft. Nothing uses it until it is published.</p>
      </header>
      <Loaded
        from={{ ...list, data: list.data && list.rows }}
        skeleton={<Skeleton rows={6} />}
        retry={refreshTemplates}
      >
        {(rows) => <BeginningForm family={family} rows={rows} />}
      </Loaded>
    </>
  )
}

type Props = { family: TemplateFamily; rows: readonly TemplateRow[] }

/** The fields of a new template; its key follows its name until somebody types another one. */
const fieldsOf = (
  { family, rows }: Props,
  suggested: string,
  onSuggest: (key: string) => void,
): readonly FormPart[] => [
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    width: 'w6',
    also: (value, { key }) => {
      const next = keyFrom(String(value))
      onSuggest(next)
      return key === suggested ? { key: next } : {}
    },
  },
  {
    name: 'key',
    label: 'Key',
    hint: 'What workflows and other templates call it. It never changes.',
    kind: 'text',
    width: 'w3',
  },
  {
    name: 'from',
    label: 'Start from',
    kind: 'combobox',
    width: 'w3',
    options: rows.map((it) => ({ value: it.id, label: it.content.name, detail: it.key })),
    when: ({ word }) => !word,
  },
  ...(family === 'document' ? [wordField(null, [])] : []),
]

const BeginningForm = ({ family, rows }: Props) => {
  const [suggested, setSuggested] = useState('')
  return (
    <div className="admin-form">
      <SchemaForm
        schema={Beginning}
        of={`new ${family}`}
        start={{ name: '', key: '', from: '', word: '' }}
        fields={fieldsOf({ family, rows }, suggested, setSuggested)}
        submit="Save as draft"
        onSubmit={(body, key) => create(family, body, key)}
      />
    </div>
  )
}
