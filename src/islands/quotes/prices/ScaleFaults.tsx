import { useStore } from '@nanostores/react'
import { matterNames } from '#domain/matter-names'
import { errorsOf, type ScaleProblem } from '#domain/quote/scale/problem'
import type { FeeScale } from '#domain/quote/scale/scale'
import { pluralise } from '#lib/format'
import { $scaleProblems, $typedScale } from '#stores/quote/scale/draft'
import { openPart, partOf } from './scale-parts.ts'

export const ScaleFaults = () => {
  const scale = useStore($typedScale)
  const errors = errorsOf(useStore($scaleProblems))
  if (scale === null || errors.length === 0) return null
  return (
    <section className="faults" aria-label="Before it can be published">
      Fix {pluralise(errors.length, 'problem')} before you publish.
      <ul>
        {errors.map((scaleProblem) => (
          <li key={`${scaleProblem.field} ${scaleProblem.message}`}>
            <button
              type="button"
              className="link"
              onClick={() => openPart(scale, scaleProblem.field)}
            >
              {fieldLocation(scale, scaleProblem)}
            </button>
            : {scaleProblem.message}
          </li>
        ))}
      </ul>
    </section>
  )
}

const kindLabels: Readonly<Record<string, string>> = {
  bands: 'band',
  supplements: 'charge',
  disbursements: 'paid to others',
  contingencies: 'possible extra costs',
  included: 'included',
  excluded: 'not included',
}

const fieldLocation = (scale: FeeScale, { field }: ScaleProblem) => {
  const part = partOf(scale, field)
  if (part === 'terms') return 'The scale'
  const [, , kind = '', nth] = field.split('.')
  const which = kindLabels[kind] ?? 'fee'
  return `${matterNames[part]}, ${which}${nth === undefined ? '' : ` ${Number(nth) + 1}`}`
}
