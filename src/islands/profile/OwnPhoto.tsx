import { Face } from '#components/Face.tsx'
import type { ProfileView } from '#domain/user/profile/api'
import { PictureField } from '#islands/picture/PictureField.tsx'
import { removeOwnPhoto, uploadPhoto } from '#stores/user/profile/photo'

const MOST_BYTES = 15 * 1024 * 1024

/** The photo of the signed-in person, which clients of their cases see. */
export default function OwnPhoto({ view: { name, photo = null, version } }: { view: ProfileView }) {
  return (
    <section className="sec" aria-label="Your photo">
      <header>
        <h2>Your photo</h2>
      </header>
      <p className="mute">
        Clients of your cases see it beside your name and telephone. Without a photo they see your
        initials.
      </p>
      <PictureField
        what="photo"
        label="Photo (optional)"
        mostBytes={MOST_BYTES}
        current={photo && <Face name={name} photo={photo} />}
        upload={(file, key) => uploadPhoto(file, version, key)}
        remove={(key) => removeOwnPhoto(version, key)}
      />
    </section>
  )
}
