import { Face } from '#components/Face.tsx'
import type { ProfileView } from '#domain/user/profile/api'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { removePhoto } from '#stores/user/profile/profile'

/** The photo that somebody has added, which an administrator may take away. */
export const StaffPhoto = ({ view: { id, name, photo, version } }: { view: ProfileView }) => {
  const { busy, run } = useStep('Couldn’t remove the photo')
  const mayChange = useCan('users.update')
  if (!photo) return null
  return (
    <section className="sec" aria-label="Photo">
      <header>
        <h2>Photo</h2>
      </header>
      <p className="row">
        <Face {...{ name, photo }} />
        {mayChange && (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => run((key) => removePhoto(id, version, key))}
          >
            Remove the photo
          </button>
        )}
      </p>
    </section>
  )
}
