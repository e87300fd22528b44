import { useEffect } from 'react'
import type { AgencyBrand, OwnAgency } from '#domain/agent/brand/brand'
import { pictureAddress } from '#domain/picture/picture'

/** The agency whose page it is: its logo and name, and its colour on all of the page. */
export const AgencyHead = ({ agency: { name, brand } }: { agency: OwnAgency }) => {
  useAccent(brand.accent)
  const logo = pictureAddress(brand.logo_id)
  return (
    <p className="agency-head">
      {logo && <img className="agency-logo" src={logo} alt="" height={36} />}
      <b>{name}</b>
    </p>
  )
}

const useAccent = (accent: AgencyBrand['accent']) => {
  const { hue, chroma } = accent ?? {}
  useEffect(() => {
    if (hue === undefined || chroma === undefined) return
    const { style } = document.documentElement
    const before = [style.getPropertyValue('--brand-h'), style.getPropertyValue('--brand-c')]
    const set = (h: string, c: string) => {
      style.setProperty('--brand-h', h)
      style.setProperty('--brand-c', c)
    }
    set(`${hue}`, `${chroma}`)
    return () => set(before[0] ?? '', before[1] ?? '')
  }, [hue, chroma])
}
