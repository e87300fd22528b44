import type { TemplateUse } from '#domain/template/view'
import { href } from '#routes'
import { templateHref } from './template-href.ts'

const hrefOf = ({ family, id }: TemplateUse) => {
  if (family === null) return href('admin-workflows-id', { id })
  return family === 'communication'
    ? href('admin-communications-id', { id })
    : templateHref(family, id)
}

/** What names a template. */
export const TemplateUses = ({ uses }: { uses: readonly TemplateUse[] }) => (
  <section className="sec">
    <header>
      <h2>Used by</h2>
      <span className="count">{uses.length}</span>
    </header>
    {uses.length === 0 && (
      <p className="mute">No workflow, communication or other template names it.</p>
    )}
    <ul>
      {uses.map((use) => (
        <li key={use.id}>
          <a className="link" href={hrefOf(use)}>
            {use.name}
          </a>
        </li>
      ))}
    </ul>
  </section>
)
