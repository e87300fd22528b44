/** A bar of `value` out of `most`, with a tick; hidden from screen readers, which read the figure beside it. */
export const TickBar = ({
  value,
  tick,
  most,
  main = false,
}: {
  value: number
  tick: number | null
  most: number
  main?: boolean
}) => {
  const share = (of: number) => (most > 0 ? Math.min(of / most, 1) * 100 : 0)
  return (
    <span
      className={`figure-bar ${main ? 'main' : ''} ${tick === null ? 'bare' : ''}`}
      style={{ '--v': share(value), '--t': share(tick ?? 0) }}
      aria-hidden="true"
    />
  )
}
