import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { fullName, initials } from '#domain/user'
import { $theme, setTheme, type Theme } from '#stores/appearance'
import { $session, logOut } from '#stores/session'
import { usePopover } from './use-popover.ts'

const looks: readonly (readonly [Theme, string, IconName])[] = [
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
  ['system', 'System', 'monitor'],
]

/** The signed-in person: who they are, how the product looks to them, and the way out. */
export default function Person({ place }: { place: 'rail' | 'bar' }) {
  const user = useStore($session)?.user
  const { root, isOpen, toggle } = usePopover()
  return (
    <div className={`opens ${place === 'rail' ? 'rail-person' : ''}`} ref={root}>
      <button
        type="button"
        className="person-button"
        aria-label={user ? `${initials(user)}: ${fullName(user)}, you` : 'You'}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className="av plain self">{user ? initials(user) : ''}</span>
      </button>
      {isOpen && user && (
        <div className="menu person-menu">
          <p className="person-name">
            <b>{fullName(user)}</b>
            {[user.job_title, user.email].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {user.read_only && <span>You may look at everything here and change nothing.</span>}
          </p>
          <Looks />
          <button type="button" className="menu-line" onClick={() => void logOut()}>
            <Icon name="log-out" />
            Sign out
          </button>
        </div>
      )}
    </div>
  )
}

const Looks = () => {
  const theme = useStore($theme)
  return (
    <fieldset className="seg-ctl looks">
      <legend className="sr">Appearance</legend>
      {looks.map(([name, label, icon]) => (
        <button
          key={name}
          type="button"
          aria-pressed={theme === name}
          onClick={() => setTheme(name)}
        >
          <Icon name={icon} size="s" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
