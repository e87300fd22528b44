import type { FirmView } from '#domain/firm/api'
import { MOST_LOGO_BYTES } from '#domain/firm/logo'
import { PictureField } from '#islands/picture/PictureField.tsx'
import { removeLogo, uploadLogo } from '#stores/firm/logo'

/** Uploads the logo that the sign-in page, the client pages and quotes show. */
export const LogoField = ({ view: { logo, version } }: { view: FirmView }) => (
  <PictureField
    what="logo"
    label="Logo (optional)"
    mostBytes={MOST_LOGO_BYTES}
    current={logo && <img className="logo" src={logo} alt="Your logo" />}
    upload={(file, key) => uploadLogo(file, version, key)}
    remove={(key) => removeLogo(version, key)}
  />
)
