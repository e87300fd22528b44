/** The limits that Pusher documents, and our own where it has none. */
export const limits = {
  channelName: 164,
  eventName: 200,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  eventBytes: 10_240,
  requestBytes: 262_144,
  frameBytes: 10_000,
  clientEventsPerSecond: 10,
  presenceMembers: 100,
  userIdLength: 128,
  userInfoBytes: 1_024,
  watchlist: 100,
  cacheMinutes: 30,
  signatureAgeSeconds: 600,
  socketsPerUser: 10,
  socketsPerApp: 20_000,
  channelsPerSocket: 500,
  activitySeconds: 30,
} as const

/** The size of a text in UTF-8 bytes. */
export const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength
