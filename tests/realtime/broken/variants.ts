/** A deliberate bug: an edit of one place in the Hub, and the test files that must fail. */
export type Variant = {
  readonly name: string
  readonly file: string
  readonly search: string
  readonly replace: string
  readonly tests: readonly string[]
}

const variant = (
  name: string,
  file: string,
  [search, replace]: readonly [string, string],
  ...tests: readonly string[]
): Variant => ({ name, file, search, replace, tests })

/** Bugs that were made before, here or in other servers, and similar ones. */
export const variants: readonly Variant[] = [
  variant(
    'a whisper comes back to its sender',
    'channel/client-events',
    ['deliver(parts, channel, frame, connection.id)', 'deliver(parts, channel, frame)'],
    'client-events',
  ),
  variant(
    'data is encoded twice',
    'publishing',
    [
      'rawFrame({ event: event.name, data: event.data,',
      'rawFrame({ event: event.name, data: JSON.stringify(event.data),',
    ],
    'channels',
  ),
  variant(
    'nobody hears of a member whose line was cut',
    'hub',
    [
      'const departing = this.#depart(socket)',
      'const departing = code === 1006 ? undefined : this.#depart(socket)',
    ],
    'presence',
  ),
  variant(
    'a signature is checked for its key alone',
    'channel/channel-auth',
    ['isSame(auth, `', 'auth.startsWith(app.key) || isSame(auth, `'],
    'channels',
  ),
  variant(
    'the key before a signature is not looked at',
    'channel/channel-auth',
    ['isSame(auth, `', 'auth.endsWith(signatureOf(app.secret, text)) || isSame(auth, `'],
    'channels',
  ),
  variant(
    'the last event is forgotten with the last subscriber',
    'channel/unsubscribe',
    [
      'parts.subscriptions.remove(socketId, channel)\n',
      'parts.subscriptions.remove(socketId, channel)\n  if (parts.subscriptions.in(channel).size === 0) parts.lastEvents.save(channel, { event: "", data: "" }, 0)\n',
    ],
    'last-events',
  ),
  variant(
    'a whisper becomes the last event',
    'channel/client-events',
    [
      'return relayToPeers(parts, channel, frame)',
      'parts.lastEvents.save(channel, { event, data: JSON.stringify(data) }, Date.now())\n  return relayToPeers(parts, channel, frame)',
    ],
    'last-events',
  ),
  variant(
    'an old call of the HTTP API is taken',
    'http/signature',
    ['Math.abs(now / 1_000 - Number(timestamp)) <= limits.signatureAgeSeconds', 'now > 0'],
    'http-api',
  ),
  variant(
    'the body of a call is not signed',
    'http/signature',
    [
      "  signed.delete('body_md5')\n  if (body.byteLength > 0) signed.set('body_md5', md5Of(body))\n",
      '',
    ],
    'http-api',
  ),
  variant(
    'a numeric user_id stays a number',
    'channel/presence',
    [
      'fields === null ? null : userIdOf(fields.user_id)',
      '(fields?.user_id as string | undefined) ?? null',
    ],
    'presence',
  ),
  variant(
    'a user’s second socket is announced again',
    'channel/joining',
    ['if (member !== null && !users.has(member.userId))', 'if (member !== null)'],
    'presence',
  ),
  variant(
    'a publisher hears itself',
    'publishing',
    ['deliver(parts, channel, frame, event.socket_id)', 'deliver(parts, channel, frame)'],
    'http-delivery',
  ),
  variant(
    'terminating says so and leaves the line open',
    'connection/revocation',
    ['connection.end(reasons.terminated)', 'connection.refuse(reasons.terminated)'],
    'sign-in',
    'closing',
  ),
  variant(
    'a refused handshake leaves the socket open',
    'connection/refusal-socket',
    ['  server.close(reason.code, reason.message)\n', ''],
    'bad-input',
  ),
  variant(
    'whispers have no rate',
    'channel/client-events',
    ['connection.clientEvents.tryTake(Date.now()) ? null : reasons.tooManyClientEvents', 'null'],
    'client-events',
    'bad-input',
  ),
  variant(
    'an event may have one byte less than it may',
    'http/events',
    ['bytesOf(data) > limits.eventBytes', 'bytesOf(data) >= limits.eventBytes'],
    'http-api',
  ),
  variant(
    'an event is measured in characters',
    'http/events',
    ['bytesOf(data) > limits.eventBytes', 'data.length > limits.eventBytes'],
    'http-api',
  ),
  variant(
    'a message may have one byte more than it may',
    'dispatch',
    ['sizeOf(message) > limits.frameBytes', 'sizeOf(message) > limits.frameBytes + 1'],
    'messages',
  ),
  variant(
    'a user’s own channel is open to everybody',
    'channel/subscribe',
    [
      'return user !== undefined && channel === userChannel(user.userId)',
      'return user === undefined || channel !== userChannel("")',
    ],
    'sign-in',
  ),
  variant(
    'a channel is private without the dash',
    'protocol/channel-name',
    ["isPrivate: name.startsWith('private-')", "isPrivate: name.startsWith('private')"],
    'channels',
  ),
  variant(
    'an origin is compared by how it ends',
    'protocol/origins',
    [': host === pattern', ': host.endsWith(pattern)'],
    'handshake',
  ),
  variant(
    'a signature that was kept opens a channel that was taken away',
    'channel/subscribe',
    ['isSigned && !parts.grants.isRevoked(connection.id, channel) ?', 'isSigned ?'],
    'sockets',
  ),
  variant(
    'a line that is dead is never let go',
    'connection/liveness',
    [
      'connection.pingedAt !== null && connection.pingedAt > receivedAt',
      'connection.pingedAt === Number.NaN',
    ],
    'liveness',
  ),
  variant(
    'subscriptions are forgotten in sleep',
    'channel/subscriptions',
    [
      "of sql.exec<Row>('SELECT * FROM subscriptions ORDER BY rowid').toArray())",
      'of [] as Row[])',
    ],
    'hibernation',
  ),
  variant(
    'several Hubs: whispers stay in one',
    'channel/client-events',
    ['if (parts.peers.isAlone) return\n', 'return\n'],
    'shards',
  ),
  variant(
    'several Hubs: who comes and goes is told in one',
    'supervisor',
    [
      'Promise.all(parts.peers.all().map((hub) => hub.deliver(channel, frame, except)))',
      'parts.peers.supervisor.deliver(channel, frame, except)',
    ],
    'shards',
  ),
  variant(
    'several Hubs: two who come at once do not wait for each other',
    'serial-queue',
    ['previous.then(work, work)', 'Promise.resolve(previous !== null).then(work)'],
    'shards',
  ),
  variant(
    'several Hubs: each has a quota of its own',
    'hub',
    ['if (peers.isAlone) return [ownCounts]', 'if (peers.address.shards > 0) return [ownCounts]'],
    'shards',
  ),
  variant(
    'a signature may be of any version',
    'http/signature',
    ["query.get('auth_version') !== VERSION", "query.get('auth_version') === null"],
    'http-api',
  ),
  variant(
    'a socket outlives its session',
    'connection/liveness',
    ['<= now) {', '<= 0) {'],
    'liveness',
  ),
]
