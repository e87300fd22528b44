import { initials } from '#lib/format'

/** A person's photo, or their initials while there is none. */
export const Face = ({ name, photo }: { name: string; photo?: string | null | undefined }) => (
  <span className="av plain face" aria-hidden="true">
    {initials(name)}
    {photo && <img src={photo} alt="" width={48} height={48} />}
  </span>
)
