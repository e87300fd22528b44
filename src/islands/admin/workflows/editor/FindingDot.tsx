import { Icon } from '#components/Icon.tsx'
import type { Finding } from '#domain/conveyance/workflow/validation'
import { toneOf } from './places.ts'

export const FindingDot = ({ findings }: { findings: readonly Finding[] }) => {
  const tone = toneOf(findings)
  if (tone === null) return null
  const text = findings.map((it) => it.text).join(' ')
  return (
    <span className={tone} title={text}>
      <Icon name={tone === 'bad' ? 'circle-alert' : 'info'} size="s" />
      <span className="sr">{text}</span>
    </span>
  )
}
