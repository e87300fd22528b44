import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { href } from '#routes'
import { $userChoices } from '#stores/user/user'

/** The roles that people can have; a new firm starts with the standard ones. */
export default function RolesStep() {
  return (
    <>
      <Loaded
        from={useStore($userChoices)}
        skeleton={<Skeleton rows={8} />}
        retry={() => $userChoices.revalidate()}
      >
        {({ roles }) => (
          <dl className="access-list">
            {roles.map(({ name, description }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="mute">{description}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
      <a className="btn" href={href('admin-roles', {})}>
        Change roles
      </a>
    </>
  )
}
