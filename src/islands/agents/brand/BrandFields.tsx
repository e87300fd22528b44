import { type AgencyBrand, noBrand } from '#domain/agent/brand/brand'
import { pictureAddress } from '#domain/picture/picture'
import { PictureField } from '#islands/picture/PictureField.tsx'
import { type BrandPart, logoOf } from '#stores/agent/brand'
import { ColourField } from './ColourField.tsx'

const MOST_BYTES = 15 * 1024 * 1024

type Props = {
  brand?: AgencyBrand | undefined
  save: (part: BrandPart, key: string) => Promise<unknown>
}

/** The logo and the colour of an agency, each saved by itself. */
export const BrandFields = ({ brand: { logo_id, accent } = noBrand, save }: Props) => {
  const logo = pictureAddress(logo_id)
  return (
    <div className="agency-brand">
      <PictureField
        what="logo"
        label="Logo (optional)"
        mostBytes={MOST_BYTES}
        current={logo && <img className="agency-logo" src={logo} alt="The agency’s logo" />}
        upload={async (file, key) => save(await logoOf(file), key)}
        remove={(key) => save({ logo: null }, key)}
      />
      <ColourField key={accent?.colour} accent={accent} save={save} />
    </div>
  )
}
