/** How often the stand-in fails, as probabilities. */
export type Faults = {
  /** A notification never leaves. */
  readonly lose: number
  readonly double: number
  /** The longest delay of a notification, in ms. */
  readonly delay: number
  /** How late an email appears in its folder, in ms. */
  readonly lag: number
  readonly throttle: number
  readonly busy: number
  /** A delta link no longer works. */
  readonly forget: number
  /** A page of a delta repeats emails, or is empty. */
  readonly replay: number
  /** A subscription dies within an hour, with or without a word. */
  readonly die: number
  /** Subscriptions live for minutes instead of a week. */
  readonly shortLife: number
  /** An hour without any notification. */
  readonly silentHour: number
}

export const noFaults: Faults = {
  lose: 0,
  double: 0,
  delay: 0,
  lag: 0,
  throttle: 0,
  busy: 0,
  forget: 0,
  replay: 0,
  die: 0,
  shortLife: 0,
  silentHour: 0,
}

export const manyFaults: Faults = {
  lose: 0.05,
  double: 0.2,
  delay: 10 * 60_000,
  lag: 10 * 60_000,
  throttle: 0.02,
  busy: 0.01,
  forget: 0.01,
  replay: 0.1,
  die: 0.05,
  shortLife: 0.3,
  silentHour: 0.05,
}
