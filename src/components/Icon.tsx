import type { IconName } from './icons.ts'

type Props = {
  name: IconName
  size?: 's' | 'l' | 'xl'
  className?: string
  /** The accessible name, where no text stands beside it. */
  title?: string
}

/** An outlined icon of the sprite, hidden from screen readers unless it has a title of its own. */
export const Icon = ({ name, size, className, title }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, or it has its title
  <svg
    className={['i', size, className].filter(Boolean).join(' ')}
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    {title && <title>{title}</title>}
    <use href={`/icons.svg#${name}`} />
  </svg>
)
