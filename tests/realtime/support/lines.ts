/** What the protocol asks for, and the checks that show it: `file › what is described › what is tested`. */
export type Requirement = { readonly line: string; readonly checks: readonly string[] }
export type Chapter = { readonly title: string; readonly lines: readonly Requirement[] }

const covered = (line: string, ...checks: readonly string[]): Requirement => ({ line, checks })

const connection: Chapter = {
  title: 'Connection',
  lines: [
    covered(
      '`/app/{key}` with the query that pusher-js writes opens; protocols 4 to 7, a version only where it is one',
      'handshake › a connection › begins with a greeting whose data is a string of JSON',
      'handshake › a connection › with %s is closed',
      'handshake › a connection › without a version is fine',
    ),
    covered(
      'socket_id is two numbers with a dot, and nobody’s twice',
      'handshake › a connection › gets an id of its own',
    ),
    covered('No subprotocol is negotiated', 'handshake › a connection › negotiates no subprotocol'),
    covered(
      'A plain request for `/app/{key}` is 426, any other path 404',
      'handshake › a plain request › to the path of sockets is told to upgrade',
      'handshake › a plain request › to nowhere is not found',
    ),
  ],
}

const events: Chapter = {
  title: 'Events',
  lines: [
    covered(
      'The first frame is `pusher:connection_established`; its data is a string of JSON with socket_id and activity_timeout',
      'handshake › a connection › begins with a greeting whose data is a string of JSON',
    ),
    covered(
      '`pusher:error` carries a code and a message',
      'channels › a private channel › refuses in the very words of Reverb, and then on the channel itself',
    ),
    covered(
      'The server pings a silent client, which answers with `pusher:pong`',
      'liveness › a socket › that answers stays',
      'messages › a ping › is not what a pong gets',
    ),
    covered(
      '`pusher:ping` from a client is answered with `pusher:pong`, to the bytes that pusher-js sends',
      'messages › a ping › as pusher-js writes it is answered',
      'messages › a ping › written otherwise is answered too: %s',
    ),
    covered(
      '`pusher:subscribe` of a public channel with an empty auth is answered with `subscription_succeeded` and "{}"',
      'channels › a public channel › is joined without a signature and confirmed with an empty object',
    ),
    covered(
      'A refusal also raises `pusher:subscription_error` {type, error, status} on the channel',
      'pusher-js › pusher-js › hears on the channel that it may not join',
    ),
    covered(
      '`pusher:unsubscribe` has no answer, and an unknown channel is harmless',
      'channels › a public channel › is left without an answer, and then silent',
      'channels › a public channel › that nobody joined is left without harm',
    ),
    covered(
      'An event of the HTTP API has its name, its channel and its data as a string, and no user_id',
      'channels › a public channel › delivers what is published word for word',
    ),
    covered(
      '`client-` events go from client to client, with the user_id of a presence member',
      'client-events › a client event › in a presence channel names its sender as the signature did, whatever the frame says',
    ),
    covered(
      '`member_added` and `member_removed` go to the others only, their data as a string',
      'presence › a newcomer › is announced to the others and not to itself',
      'presence › a member › who leaves by %s is gone for the others',
    ),
    covered(
      '`pusher:cache_miss` has a channel and no data',
      'last-events › a cache channel › says so when it has none',
    ),
    covered(
      '`subscription_count` is told where asked for, and never of presence channels',
      'channels › a subscription count › is broadcast where the application enables it',
      'channels › a subscription count › is not sent for presence channels',
      'channels › a subscription count › is not sent otherwise',
    ),
    covered(
      '`pusher:signin` is answered with `pusher:signin_success` and the user_data as it was',
      'sign-in › a sign-in › that the application signed is confirmed with the data as it was',
    ),
    covered(
      '`watchlist_events` tells who is online and who is offline',
      'sign-in › a watchlist › reports who is online, who comes and who goes',
    ),
    covered(
      'What only a server may send, and any name without `client-`, is never relayed and gets no answer',
      'messages › a message › that only a server may send is dropped: %s',
    ),
    covered(
      'An unknown `pusher:` event, broken JSON, a scalar, an array or no event gets 4200, and the socket stays',
      'messages › a message › that is malformed is refused, and the socket stays: %s',
    ),
    covered(
      'A client may write its data as an object or as the JSON of one',
      'messages › a message › may carry its data as a string of JSON',
    ),
    covered(
      'Binary is read as text',
      'messages › a message › in binary is read as text',
      'bad-input › bad input gets its answer and nobody else notices: › binary',
    ),
  ],
}

const liveness: Chapter = {
  title: 'Liveness',
  lines: [
    covered(
      'activity_timeout is 30 s, or what the application says',
      'handshake › a connection › begins with a greeting whose data is a string of JSON',
      'liveness › a socket › that is silent is asked, and let go with 4201 when it does not answer',
    ),
    covered(
      'pusher-js pings after its timeout and hears the pong',
      'pusher-js › pusher-js › pings and hears the pong',
    ),
    covered(
      'A silent socket is pinged, then let go with 4201, and its subscriptions end',
      'liveness › a socket › that is silent is asked, and let go with 4201 when it does not answer',
    ),
    covered(
      'Any message counts as alive',
      'liveness › a socket › that answers stays',
      'liveness › a socket › that pings of its own accord is never asked',
    ),
    covered(
      'Every socket is pinged, so 4202, for clients that know no ping, never has to be sent',
      'liveness › a socket › that is silent is asked, and let go with 4201 when it does not answer',
    ),
    covered(
      'A ping of the WebSocket layer gets its payload back',
      'messages › a ping › of the WebSocket layer gets its payload back',
    ),
    covered(
      'The exact ping of pusher-js does not wake a sleeping Hub; state outlives sleep',
      'hibernation › a Hub that slept › still knows sockets, sessions, members, users and last events',
    ),
  ],
}

const channels: Chapter = {
  title: 'Channels',
  lines: [
    covered(
      'A name has 1 to 164 characters of the alphabet',
      'channels › a channel name › in the alphabet is taken: %s',
      'channels › a channel name › outside it is refused, and the socket stays: %j',
    ),
    covered(
      'Names with `#` are for the signed-in user alone',
      'sign-in › the channel of a user › is open to the signed-in user alone',
      'channels › a channel name › outside it is refused, and the socket stays: %j',
    ),
    covered(
      'The prefix with its dash tells the kind',
      'channels › a private channel › is recognised by its prefix with the dash',
      'last-events › a cache channel › is recognised by its prefix alone',
    ),
    covered(
      'Subscribing twice confirms again and delivers once',
      'channels › a public channel › joined twice confirms twice and delivers once',
      'presence › a newcomer › who joins twice stays the member that it was',
    ),
    covered(
      'After a refusal the socket stays open and usable',
      'channels › a channel name › outside it is refused, and the socket stays: %j',
      'channels › a private channel › keeps a subscription that was good when a second try is not',
    ),
    covered(
      'A private channel is joined with key:HMAC over socket_id:channel',
      'channels › a private channel › is joined with the signature of the application',
      'channel-auth › a signature › follows the vectors of the documentation',
      'channel-auth › a signature › is what the server SDK makes, for every kind of channel',
      'channels › a private channel › takes %j for no data',
    ),
    covered(
      'Wrong, absent, empty, another socket’s, another channel’s, another key’s and upper-case signatures are refused',
      'channels › a private channel › refuses %s',
    ),
    covered(
      'The refusal is 4009 “Connection is unauthorized”, then `pusher:subscription_error` with 401',
      'channels › a private channel › refuses in the very words of Reverb, and then on the channel itself',
    ),
    covered(
      'An encrypted channel is authorised as a private one, with a shared_secret, and relays what was sealed',
      'channels › an encrypted channel › is joined like a private one and carries what the publisher sealed',
      'channels › an encrypted channel › refuses a socket without a signature',
      'pusher-js › pusher-js › opens what the server SDK sealed for an encrypted channel',
    ),
    covered(
      'A presence signature covers the very bytes of channel_data',
      'presence › a newcomer › is verified over the very bytes of its channel_data',
      'presence › a subscription › whose member was changed after signing is refused',
    ),
    covered(
      'A newcomer is told count, ids and hash of all users, itself included',
      'presence › a newcomer › receives the members, itself included',
    ),
    covered(
      'member_added only for a user’s first socket',
      'presence › a newcomer › with a second socket is no newcomer and counts once',
    ),
    covered(
      'member_removed only for a user’s last socket, by unsubscribe, close or a cut line, in every channel, never to the leaver',
      'presence › a member › who leaves by %s is gone for the others',
      'presence › a member › stays until its last socket leaves',
      'presence › a member › of several channels leaves them all',
    ),
    covered(
      'At most 100 users, a user_id of 128 characters, user_info of 1 KB',
      'presence › a subscription › of the 101st user is refused, another socket of a member is not',
      'presence › a subscription › that names %s is refused',
    ),
    covered(
      'A numeric user_id becomes text; 10 and "10" are one member',
      'presence › a newcomer › with a number for an id gets it as text, and 10 is "10"',
    ),
    covered(
      'Missing, empty and null user_info are an empty object',
      'presence › a newcomer › %s is a member with an empty object',
    ),
    covered(
      'Without channel_data a presence channel is refused, unless the socket is signed in: then that user joins',
      'presence › a subscription › that names %s is refused',
      'sign-in › a sign-in › stands in for the member of a presence channel',
    ),
    covered(
      'A cache channel of any kind gives its last event right after succeeded, or a miss',
      'last-events › a cache channel › gives a newcomer its last event, published before anybody was there: %s',
      'last-events › a cache channel › says so when it has none',
    ),
    covered(
      'It is kept for 30 minutes, without subscribers and after the last has left',
      'last-events › the memory of a cache channel › ends half an hour after the event',
      'last-events › a cache channel › keeps its event after the last subscriber has left',
    ),
    covered(
      'Client events and members are never cached',
      'last-events › a cache channel › stores no client event and no member',
    ),
  ],
}

const clientEvents: Chapter = {
  title: 'Client events',
  lines: [
    covered(
      'They reach all other subscribers and never the sender',
      'client-events › a client event › reaches the other subscribers and not its sender',
    ),
    covered(
      'The frame is made anew: a user_id or any other field of the client’s is dropped',
      'client-events › a client event › in a presence channel names its sender as the signature did, whatever the frame says',
      'client-events › a client event › in a private channel names nobody',
    ),
    covered(
      'Data is relayed as the JSON value that it was: objects, arrays, words, numbers, nothing',
      'client-events › a client event › carries the JSON value that it was: %j',
      'client-events › a client event › without data has none',
    ),
    covered(
      'Public channels refuse them',
      'client-events › a client event › in a public channel is refused: %s',
    ),
    covered(
      'From one who is not subscribed: 4009, in Reverb’s words',
      'client-events › a client event › from outside the channel is refused',
    ),
    covered(
      'Where the application has none: 4301, in Reverb’s words',
      'client-events › a client event › is refused where the application has none',
      'client-events › a client event › is taken by its name alone where the application takes only some',
    ),
    covered(
      'Taken from members, from all or from nobody, as the application says',
      'client-events › a client event › from outside passes where the application takes them from all',
    ),
    covered(
      'Ten a second for each connection, the next 4301, and the socket stays',
      'client-events › a client event › above ten in a second is refused, and the socket stays',
      'client-events › a client event › passes again a second later',
    ),
    covered(
      'An encrypted channel relays them as the protocol allows',
      'client-events › a client event › in an encrypted channel passes like any other',
    ),
  ],
}

const codes: Chapter = {
  title: 'Errors and closes',
  lines: [
    covered(
      '4000 where TLS is asked for',
      'handshake › a connection › to an application %s is closed',
    ),
    covered(
      '4001 for an application that does not exist',
      'handshake › a connection › to an application that does not exist is told so and closed with 4001',
      'pusher-js › pusher-js › is kept away by a key that does not exist',
    ),
    covered(
      '4003 for one that is switched off',
      'handshake › a connection › to an application %s is closed',
    ),
    covered(
      '4004 over the quota, closed',
      'handshake › a connection › beyond the quota of the application is closed with 4004',
    ),
    covered(
      '4005 for another path, 4006 for a version that is none, 4007 and 4008 for the protocol',
      'handshake › a connection › on another path is closed with 4005',
      'handshake › a connection › with %s is closed',
    ),
    covered(
      '4009: a frame for a channel or a sign-in, a close for an origin and for a user who is terminated',
      'channels › a private channel › refuses %s',
      'sign-in › a sign-in › that is %s is refused, and the socket stays',
      'handshake › an origin › of somebody else is closed with 4009: %s',
      'sign-in › terminating a user’s connections › closes the signed-in sockets and the members, and no others',
    ),
    covered(
      '4100 for a full channel, or too many sockets of one user',
      'presence › a subscription › of the 101st user is refused, another socket of a member is not',
      'handshake › a connection › beyond ten of the same user is sent away for a while, another user is not',
    ),
    covered(
      '4200 to come back at once',
      'shards › a firm that is given fewer Hubs › has the sockets of the others come back at once',
    ),
    covered(
      '4201 without a pong, closed',
      'liveness › a socket › that is silent is asked, and let go with 4201 when it does not answer',
    ),
    covered(
      '4301 for a client event that is rejected',
      'client-events › a client event › is refused where the application has none',
      'client-events › a client event › above ten in a second is refused, and the socket stays',
    ),
    covered(
      '4302 for a watchlist above a hundred',
      'sign-in › a watchlist › above a hundred is refused with 4302',
    ),
    covered(
      '1009 for a message above 10,000 bytes',
      'messages › a message › of 10,000 bytes passes, of one more closes the socket with 1009',
      'messages › a message › above 10,000 bytes in fewer characters closes the socket with 1009',
    ),
    covered(
      'A refused handshake opens the socket, tells the error and closes with the same code',
      'handshake › a connection › to an application that does not exist is told so and closed with 4001',
    ),
    covered(
      'Terminating closes with 4009, which keeps pusher-js away',
      'pusher-js › pusher-js › signs in, hears what is sent to the user, and is kept away once terminated',
    ),
    covered(
      'After a reconnect there is a new socket_id and every channel is authorised again',
      'echo › Echo › subscribes again after the line was cut',
    ),
    covered(
      'A client’s close is answered with its own code',
      'closing › a close › by the client is confirmed at once with its code: %d',
      'closing › a close › without a code is confirmed too',
    ),
  ],
}

const users: Chapter = {
  title: 'Sign-in and terminate',
  lines: [
    covered(
      'The signature is over socket_id::user::user_data, as the documented vector',
      'channel-auth › a signature › follows the vectors of the documentation',
    ),
    covered('The id is a text and not empty', 'sign-in › a sign-in › with %s is refused'),
    covered(
      'A bad sign-in, or another user on the same socket: 4009',
      'sign-in › a sign-in › that is %s is refused, and the socket stays',
      'sign-in › a sign-in › may be repeated by the same user and by nobody else',
    ),
    covered(
      '`#server-to-user-` is open to the signed-in user alone, and carries what is sent to the user',
      'sign-in › the channel of a user › is open to the signed-in user alone',
      'pusher-js › pusher-js › signs in, hears what is sent to the user, and is kept away once terminated',
    ),
    covered(
      'A watchlist tells who is there at first, who comes and who goes with the last socket',
      'sign-in › a watchlist › of a newcomer names those who are there already',
      'sign-in › a watchlist › reports who is online, who comes and who goes',
    ),
    covered(
      'Terminating answers 200 {} always, and closes signed-in sockets and presence members',
      'sign-in › terminating a user’s connections › closes the signed-in sockets and the members, and no others',
      'sign-in › terminating a user’s connections › of a user who is not there is no error',
    ),
  ],
}

const api: Chapter = {
  title: 'The HTTP API',
  lines: [
    covered(
      'The signature follows the documented vector, over method, path and sorted parameters',
      'http-api › a signature › follows the vector of the documentation',
      'http-api › a signature › that is good is answered with JSON',
      'http-api › a signature › %s is refused unless it does not matter',
    ),
    covered(
      'body_md5 is worked out from the body that came',
      'http-api › a signature › for another body is refused',
    ),
    covered(
      'Escaped values verify as plain text',
      'http-api › a signature › covers the plain text of values that travel escaped',
    ),
    covered(
      'The timestamp may be 600 s off, and the key is this application’s',
      'http-api › a signature › %d seconds off is refused',
      'http-api › a signature › %d seconds off is taken',
      'http-api › a signature › %s is refused unless it does not matter',
    ),
    covered(
      'The version of the signature is 1.0',
      'http-api › a signature › of version "%s" is refused though it is good',
    ),
    covered(
      '401, 404 for an application, 404, 405 and 413 have the words that Reverb has',
      'http-api › a signature › for another body is refused',
      'http-api › a path › of an unknown application is not found',
      'http-api › a path › that does not exist is not found',
      'http-api › a path › with the wrong method is refused',
      'http-api › an event › with %s is too large',
    ),
    covered(
      'What is no JSON is 400, a wrong field 422 by name',
      'http-api › an event › in a body that is not JSON is refused',
      'http-api › an event › with a wrong %s field is told which',
    ),
    covered(
      '200 is exactly 200 with application/json',
      'http-api › a signature › that is good is answered with JSON',
    ),
    covered(
      'POST /events takes a channel or up to 100, and answers {} or what info asks for',
      'http-api › an event › with %s is taken',
      'http-api › an event › tells what was asked about each channel',
      'http-delivery › an event › tells how many heard it',
    ),
    covered(
      'POST /batch_events takes ten, and answers {} or a line for each',
      'http-api › a batch › is answered with an empty object',
      'http-api › a batch › in which any event asks is answered line by line',
      'http-api › a batch › holds ten events',
      'http-api › a batch › with one wrong event is refused whole',
    ),
    covered(
      'GET /channels names what is occupied, by prefix; user_count for presence channels only',
      'http-delivery › the list of channels › names the occupied ones, by prefix where asked',
      'http-delivery › the list of channels › counts users of presence channels only',
    ),
    covered(
      'GET /channels/{channel} tells user_count, subscription_count and cache; unoccupied is 200',
      'http-delivery › a channel › tells its sockets, or its users',
      'http-delivery › a channel › that nobody is in is not occupied',
      'last-events › a cache channel › shows what it holds to the HTTP API',
    ),
    covered(
      'GET /channels/{channel}/users lists each user once, and is 400 for another kind',
      'http-delivery › a channel › lists each user once',
    ),
    covered(
      'GET /connections counts subscribed sockets; GET /up says OK',
      'closing › a close › and a cut line both end the subscriptions',
      'handshake › a plain request › learns that the server is up',
    ),
    covered(
      'Data of 10 KB passes and of a byte more is 413; names of 200 characters; channel names are checked',
      'http-api › an event › with %s is taken',
      'http-api › an event › with %s is refused',
      'http-api › an event › with %s is too large',
    ),
    covered(
      'socket_id leaves that one socket out, in batches too; an unknown one leaves out nobody',
      'http-delivery › an event › skips the socket that caused it',
      'http-delivery › an event › skips nobody when the socket is unknown',
      'http-delivery › an event › of a batch skips the socket that caused it, in the order of the batch',
      'pusher-js › the server SDK › leaves out the socket that it names, in events and in batches',
    ),
    covered(
      'No channel is {} and not []',
      'http-delivery › the list of channels › is an empty object when there are none',
    ),
    covered(
      'The order of events on a channel is kept, and the publisher’s string with it',
      'channels › a public channel › delivers events in the order of publishing',
      'channels › a public channel › delivers a string as it is: "%s"',
    ),
    covered(
      'The server SDK works as it is',
      'pusher-js › the server SDK › asks for channels, counts and users',
      'pusher-js › the server SDK › is refused with another secret',
    ),
  ],
}

const limits: Chapter = {
  title: 'Origins and limits',
  lines: [
    covered(
      'Hosts and *.hosts of Origin alone are compared',
      'handshake › an origin › of the firm may connect: %s',
      'handshake › an origin › of somebody else is closed with 4009: %s',
    ),
    covered(
      '`*` takes anybody',
      'handshake › an origin › of anybody may connect where all are allowed',
    ),
    covered(
      'Where only some are allowed a missing origin is refused, unless the application takes programs',
      'handshake › an origin › that is missing is closed with 4009 where only some are allowed',
      'handshake › an origin › is not asked of programs where the application takes them, and still of pages',
    ),
    covered(
      'A refused origin is closed, not left open',
      'bad-input › bad input gets its answer and nobody else notices: › a closed origin',
    ),
    covered(
      'max_connections is counted over all Hubs, and has room again after a close',
      'handshake › a connection › beyond the quota of the application is closed with 4004',
      'handshake › a connection › has room again after another has closed',
      'shards › sockets of a firm with several Hubs › count together against the quota',
    ),
  ],
}

const echo: Chapter = {
  title: 'Laravel Echo',
  lines: [
    covered(
      'channel, private, encryptedPrivate and join have their prefixes',
      'echo › Echo › names public, encrypted and presence channels as their prefixes have it',
    ),
    covered(
      'The endpoint’s refusal reaches .error() with type, error and status',
      'echo › Echo › raises the error of a channel that the endpoint refuses',
    ),
    covered(
      'listen() hears a class by its short name, a leading dot any name',
      'echo › Echo › hears a class of Laravel by its short name, and any event by its own',
    ),
    covered(
      'listenToAll() strips the namespace and passes over the protocol’s own',
      'echo › Echo › hears everything of a channel, without the namespace and without the protocol’s own',
    ),
    covered(
      'notification() hears broadcast notifications, socketId() and connectionStatus() tell',
      'echo › Echo › hears notifications, and knows its socket and its state',
    ),
    covered(
      'here(), joining() and leaving() give the user_info',
      'echo › Echo › tells who is here, who joins and who leaves',
    ),
    covered('whisper() and listenForWhisper()', 'echo › Echo › whispers to the others'),
    covered(
      'leave(), leaveChannel() and leaveAllChannels()',
      'echo › Echo › leaves a name in all its kinds, or one channel, or all',
    ),
    covered(
      'A pending subscription is cancelled',
      'echo › Echo › cancels a subscription that is still under way when it leaves',
    ),
    covered('onConnectionChange() tells', 'echo › Echo › tells each change of its connection'),
  ],
}

const ours: Chapter = {
  title: 'Beyond the protocol: several Hubs, and access that ends',
  lines: [
    covered(
      'Sockets are spread over as many Hubs as the firm has; publishing reaches them all',
      'shards › sockets of a firm with several Hubs › are spread evenly, and their ids tell where each is',
      'shards › sockets of a firm with several Hubs › all hear what is published, but for the one that caused it',
    ),
    covered(
      'Presence is one over all Hubs, without a gap or a double',
      'shards › a presence channel over several Hubs › announces once a user whose sockets come at the same moment',
      'shards › a presence channel over several Hubs › is told without a gap or a double to those who are in it, whoever comes and goes',
    ),
    covered(
      'A Hub that is lost takes its members with it, and nobody else',
      'shards › a Hub that is lost with its sockets › takes their users out of the channels as soon as it is told anything',
      'shards › a Hub that is lost with its sockets › takes nobody else with it when it is the steward',
    ),
    covered(
      'A session that ends, and a user who is suspended, lose their sockets for good',
      'sockets › a session that ends › closes its sockets for good, and no other of the user',
      'liveness › a socket › is closed for good when its session is over, and no other of the user',
      'sockets › a user who is suspended › loses every socket, and leaves the channels at once',
    ),
    covered(
      'Access that ends takes the user out of the channel, and a kept signature is worth nothing',
      'sockets › a permission that is withdrawn › takes the user out of the channel, says so there, and leaves the rest',
      'sockets › a permission that is withdrawn › invalidates signatures issued before, until it is restored',
    ),
  ],
}

/** Every line, in the order of the protocol's description. */
export const chapters: readonly Chapter[] = [
  ...[connection, events, liveness, channels, clientEvents, codes, users, api, limits, echo, ours],
]
