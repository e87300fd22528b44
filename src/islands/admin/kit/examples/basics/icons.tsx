import { useEffect, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { findIcons } from '#stores/chrome/icons'

export const about = { heading: 'Icons', words: 'outlined sprite' }

/** Finds the product’s icons by name through the icon service. */
export default function Icons() {
  const [asked, setAsked] = useState('house bell archive')
  const [icons, setIcons] = useState<Awaited<ReturnType<typeof findIcons>>>([])
  useEffect(() => {
    let isLatest = true
    const names = asked.split(/[\s,]+/).filter(Boolean)
    const pause = setTimeout(async () => {
      const found = names.length === 0 ? [] : await findIcons(names)
      if (isLatest) setIcons(found)
    }, 200)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [asked])
  return (
    <div className="form">
      <TextField label="Names of icons" name="icons" value={asked} onChange={setAsked} />
      <p className="kit-row" role="status">
        {icons.map(({ name, src }) => (
          <span key={name}>
            <img src={src} alt="" width={20} height={20} /> {name}
          </span>
        ))}
        {icons.length === 0 && 'No icon has that name.'}
      </p>
    </div>
  )
}
