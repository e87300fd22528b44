export type Reason = { readonly code: number; readonly message: string }

/** The protocol's error and close codes. After 4000–4099 pusher-js does not reconnect, after 4100–4199 it waits a second, after 4200–4299 it reconnects at once. */
export const reasons = {
  needsTls: { code: 4000, message: 'Application only accepts TLS connections' },
  unknownApp: { code: 4001, message: 'Application does not exist' },
  disabledApp: { code: 4003, message: 'Application disabled' },
  overQuota: { code: 4004, message: 'Application is over connection quota' },
  unknownPath: { code: 4005, message: 'Path not found' },
  badVersion: { code: 4006, message: 'Invalid version string format' },
  unknownProtocol: { code: 4007, message: 'Unsupported protocol version' },
  missingProtocol: { code: 4008, message: 'No protocol version supplied' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  foreignOrigin: { code: 4009, message: 'Origin not allowed' },
  terminated: { code: 4009, message: 'Connection terminated by the application' },
  notMember: { code: 4009, message: 'The client is not a member of the specified channel.' },
  tooManySockets: { code: 4100, message: 'This user has too many connections' },
  fullChannel: { code: 4100, message: 'The channel has reached its maximum number of members' },
  tooManyChannels: { code: 4100, message: 'The connection has too many subscriptions' },
  badMessage: { code: 4200, message: 'Invalid message format' },
  badChannelName: { code: 4200, message: 'Invalid channel name' },
  failed: { code: 4200, message: 'Something went wrong; please reconnect' },
  noPong: { code: 4201, message: 'Pong reply not received in time' },
  tooManyClientEvents: { code: 4301, message: 'Client event rejected due to rate limit' },
  noClientEvents: { code: 4301, message: 'The app does not have client messaging enabled.' },
  publicClientEvent: {
    code: 4301,
    message: 'Client events are only supported on private and presence channels',
  },
  badEventName: { code: 4301, message: 'Client event rejected: invalid event name' },
  longWatchlist: { code: 4302, message: 'The watchlist is too long' },
  tooLarge: { code: 1009, message: 'Maximum message size exceeded' },
} as const satisfies Record<string, Reason>
