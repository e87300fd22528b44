import { useId, useState } from 'react'
import type { AgencyBrand } from '#domain/agent/brand/brand'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import type { BrandPart } from '#stores/agent/brand'

type Accent = AgencyBrand['accent']
type Props = { accent: Accent; save: (part: BrandPart, key: string) => Promise<unknown> }

const START = '#1f4e79'

/** Chooses the colour of an agency's pages, of which the product sets the lightness. */
export const ColourField = ({ accent, save }: Props) => {
  const id = useId()
  const [colour, setColour] = useState(accent?.colour ?? START)
  const { busy, run } = useStep('Couldn’t save the colour')
  const isSaved = accent?.colour === colour
  return (
    <div className="field">
      <label htmlFor={id}>Colour of buttons and links</label>
      <div className="row wrap">
        <input
          id={id}
          type="color"
          value={colour}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setColour(target.value)}
        />
        {!isSaved && (
          <Choose className="btn" busy={busy} onPress={() => run((key) => save({ colour }, key))}>
            Use this colour
          </Choose>
        )}
        {accent && (
          <Choose
            className="btn quiet"
            busy={busy}
            onPress={() => run((key) => save({ colour: null }, key))}
          >
            Use the usual colour
          </Choose>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        Pages take its tint. We make it darker or lighter where text would be hard to read.
      </p>
      {accent && <Samples accent={accent} />}
    </div>
  )
}

type ChooseProps = { className: string; busy: boolean; onPress: () => void; children: string }

const Choose = ({ className, busy, onPress, children }: ChooseProps) => (
  <button type="button" className={className} aria-disabled={busy} onClick={onPress}>
    {children}
  </button>
)

const Samples = ({ accent: { hue, chroma } }: { accent: NonNullable<Accent> }) => (
  <p className="row wrap">
    {(['light', 'dark'] as const).map((theme) => (
      <span
        key={theme}
        className="brand-sample"
        style={{ colorScheme: theme, '--brand-h': hue, '--brand-c': chroma }}
      >
        On a {theme} page
      </span>
    ))}
  </p>
)
