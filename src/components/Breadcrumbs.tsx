import { Icon } from './Icon.tsx'

export type Crumb = {
  readonly title: string
  readonly href: string
  /** By which the style sheet hides what somebody may not open. */
  readonly area?: string | undefined
}

/** The way up: every page above this one, and on a phone one step back. */
export const Breadcrumbs = ({ trail, here }: { trail: readonly Crumb[]; here: string }) => {
  const up = trail.at(-1)
  return (
    <nav className="crumbs" aria-label="Breadcrumbs">
      {up && (
        <a
          className="up narrow"
          href={up.href}
          data-up=""
          data-area={up.area}
          aria-label={`Back to ${up.title}`}
        >
          <Icon name="chevron-left" size="l" />
        </a>
      )}
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
      {/* The chrome shows it where somebody came from elsewhere than the page above. */}
      <a className="way-back" data-way-back="" href="/" hidden>
        <Icon name="chevron-left" size="s" />
        <span />
      </a>
    </nav>
  )
}
