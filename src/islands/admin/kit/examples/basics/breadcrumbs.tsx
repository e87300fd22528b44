import { Breadcrumbs } from '#components/Breadcrumbs.tsx'

export const about = { heading: 'Breadcrumbs', words: 'way up trail parent back' }

/** All parent pages; on a phone only the nearest. */
export default function Trail() {
  return (
    <div className="topbar kit-bar">
      <Breadcrumbs
        trail={[
          { title: 'Admin', href: '/admin/users' },
          { title: 'Roles', href: '/admin/roles' },
        ]}
        here="Conveyancer"
      />
    </div>
  )
}
