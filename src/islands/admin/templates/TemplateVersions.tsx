import { useState } from 'react'
import { lineDiff } from '#domain/template/line-diff'
import type { TemplateDetail } from '#domain/template/view'
import { exactInstant } from '#lib/format'
import { fetchTemplate } from '#stores/template/template'
import { TemplateStatusChip } from './TemplateStatusChip.tsx'
import { templateHref } from './template-href.ts'

type Props = { template: TemplateDetail }

/** Every version of a template, newest first, each to be read or compared with this one. */
export const TemplateVersions = ({ template }: Props) => {
  const [other, setOther] = useState<TemplateDetail | null>(null)
  return (
    <section className="sec">
      <header>
        <h2>Versions</h2>
        <span className="count">{template.versions.length}</span>
      </header>
      <ul className="tb-versions">
        {template.versions.map((it) => (
          <li key={it.id}>
            <a className="link" href={templateHref(template.family, it.id)}>
              Version {it.number}
            </a>
            {it.is_in_force ? (
              <b className="med">In use</b>
            ) : (
              <TemplateStatusChip status={it.status} />
            )}
            <span className="mute">
              {it.published_by ?? it.made_by ?? 'Standard'}
              {it.made_at && `, ${exactInstant(it.published_at ?? it.made_at)}`}
              {it.note && `: ${it.note}`}
            </span>
            {it.id !== template.id && (
              <button
                type="button"
                className="link"
                onClick={() => void fetchTemplate(template.family, it.id).then(setOther)}
              >
                Compare
              </button>
            )}
          </li>
        ))}
      </ul>
      {other && <Difference before={other} after={template} />}
    </section>
  )
}

const textOf = ({ content }: TemplateDetail) =>
  [content.name, content.subject, content.body, content.footer, content.sms]
    .filter(Boolean)
    .join('\n\n')

const marks = { same: ' ', added: '+', removed: '−' } as const

const Difference = ({ before, after }: { before: TemplateDetail; after: TemplateDetail }) => (
  <>
    <p className="mute">
      From version {before.number} to version {after.number}
    </p>
    <pre className="tb-source tb-diff">
      {lineDiff(textOf(before), textOf(after)).map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <span key={at} className={kind}>
          {marks[kind]} {text}
          {'\n'}
        </span>
      ))}
    </pre>
  </>
)
