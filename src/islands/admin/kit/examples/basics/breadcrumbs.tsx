import { Breadcrumbs } from '#components/Breadcrumbs.tsx'

export const about = { heading: 'Breadcrumbs', words: 'way up trail parent back' }

/** Every page above this one; on a phone one step back. */
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
