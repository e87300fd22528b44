import { useStore } from '@nanostores/react'
import { Banner } from '#components/Banner.tsx'
import { countInWords } from '#lib/format'
import { href } from '#routes'
import { $setUp } from '#stores/firm/set-up'

/** How much of the firm's set-up is left, until somebody finishes its guide. */
export default function SetUpLeft() {
  const view = useStore($setUp).data
  const left = view?.steps.filter(({ state }) => state === 'open').length ?? 0
  if (view === undefined || view.finished_at !== null || left === 0) return null
  return (
    <Banner
      title={`Left to set up: ${countInWords(left)} of ${countInWords(view.steps.length)} steps`}
      acts={
        <a className="btn" href={href('admin-set-up', {})}>
          Set up the firm
        </a>
      }
    >
      Your name and address, people, prices, and how email leaves.
    </Banner>
  )
}
