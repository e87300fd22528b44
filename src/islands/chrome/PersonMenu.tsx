import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { fullName, type SignedInUser } from '#domain/user/user'
import { $theme, setTheme, type Theme } from '#stores/chrome/appearance'
import { logOut } from '#stores/user/session'

const looks: readonly (readonly [Theme, string, IconName])[] = [
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
  ['system', 'System', 'monitor'],
]

export default function PersonMenu({ user }: { user: SignedInUser }) {
  return (
    <div className="person-menu">
      <p className="person-name">
        <b>{fullName(user)}</b>
        {[user.job_title, user.email].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {user.read_only && <span>You have read-only access.</span>}
      </p>
      {user.type !== 'client' && (
        <a className="menu-line" href={user.type === 'agent' ? '/agents/security' : '/security'}>
          <Icon name="shield-check" />
          Sign-in and security
        </a>
      )}
      {user.type === 'staff' && <StaffLinks />}
      <Looks />
      <button type="button" className="menu-line" onClick={() => void logOut()}>
        <Icon name="log-out" />
        Sign out
      </button>
    </div>
  )
}

const StaffLinks = () => (
  <>
    <a className="menu-line" href="/profile">
      <Icon name="circle-user-round" />
      Your profile
    </a>
    <a className="menu-line" href="/cover">
      <Icon name="calendar-days" />
      Cover while away
    </a>
  </>
)

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
