import { useEffect } from 'react'

const settings = [
  { name: 'theme', label: 'Theme', values: ['light', 'dark'] },
  { name: 'density', label: 'Rows', values: ['compact', 'roomy'] },
  { name: 'dir', label: 'Direction', values: ['rtl'] },
  { name: 'motion', label: 'Motion', values: ['none'] },
] as const

const valueLabels: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  compact: 'Compact',
  roomy: 'Roomy',
  rtl: 'Right to left',
  none: 'None',
}

type Props = {
  asked: URLSearchParams
  choose: (name: string, value: string) => void
}

export const KitStage = ({ asked, choose }: Props) => {
  const chosen = settings.map(({ name }) => asked.get(name) ?? '')
  const serialised = chosen.join()
  useEffect(() => {
    const main = document.querySelector('main')
    const values = serialised.split(',')
    for (const [at, { name }] of settings.entries()) setSetting(main, name, values[at] ?? '')
    return () => {
      for (const { name } of settings) setSetting(main, name, '')
    }
  }, [serialised])

  return (
    <div className="filters">
      {settings.map(({ name, label, values }, at) => (
        <select
          key={name}
          className="input filter-choice"
          aria-label={label}
          value={chosen[at]}
          onChange={(event) => choose(name, event.target.value)}
        >
          <option value="">{label}: as usual</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {valueLabels[value]}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}

const setSetting = (main: HTMLElement | null, name: string, value: string) => {
  const attribute = name === 'dir' ? 'dir' : `data-${name}`
  if (value === '') main?.removeAttribute(attribute)
  else main?.setAttribute(attribute, value)
}
