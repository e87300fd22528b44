import { Icon } from './Icon.tsx'

export type Crumb = {
  readonly title: string
  readonly href: string
  /** The style sheet hides crumbs of areas that the user may not open. */
  readonly area?: string | undefined
}

/** The pages above this one; on a phone only the parent. */
export const Breadcrumbs = ({ trail, here }: { trail: readonly Crumb[]; here: string }) => {
  const up = trail.at(-1)
  return (
    <nav className="crumbs" aria-label="Breadcrumbs">
      {up && <ParentLink {...up} />}
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.href} className="wide">
            <a href={crumb.href} data-up={crumb === up ? '' : undefined} data-area={crumb.area}>
              {crumb.title}
            </a>
            <Icon name="chevron-right" size="s" />
          </li>
        ))}
        <li>
          <b data-crumb="" aria-current="page">
            {here}
          </b>
        </li>
      </ol>
      {/* Shown by the chrome when the previous page was not the parent. */}
      <a className="way-back" data-way-back="" href="/" hidden>
        <Icon name="chevron-left" size="s" />
        <span />
      </a>
    </nav>
  )
}

const ParentLink = ({ title, href, area }: Crumb) => (
  <a className="up narrow" href={href} data-up="" data-area={area} aria-label={`Back to ${title}`}>
    <Icon name="chevron-left" size="l" />
  </a>
)
