import { type Group, holds, partly } from './check.ts'

const calls = 'worker/edge/calls.test.ts'
const headers = 'worker/edge/headers.test.ts'
const revoked = 'worker/edge/revoked.test.ts'
const session = 'worker/edge/session.test.ts › a session'
const seal = 'worker/edge/session.test.ts › a seal'
const inARow = 'worker/tenant/user/sign-in-throttle.test.ts › a hundred failures in a row'
const throttle = 'worker/tenant/user/sign-in-throttle.test.ts › failed attempts'
const toast = 'lib/toast-query.test.ts'
const reports = 'worker/edge/csp-reports.test.ts › a report of what a browser refused'

const factor = 'worker/edge/second-factor.test.ts'
const policy = 'worker/edge/factor-policy.test.ts'
const passkeys = 'worker/edge/passkeys.test.ts'
const links = 'worker/edge/password-links.test.ts › a forgotten password'
const password = 'domain/user/security/password.test.ts › a new password'
const guessing = 'worker/edge/guessing.test.ts › guessing'

export const sessions: Group = {
  title: 'A. Sessions and tokens',
  checks: [
    holds(
      1,
      'The readable token alone opens nothing.',
      `${calls} › the two parts of a session › the bearer alone is 401`,
    ),
    holds(
      2,
      'The cookies alone answer who is here, and nothing else.',
      `${calls} › the two parts of a session › the cookies alone are 401`,
      'worker/edge/sign-in.test.ts › GET /api/_auth/session tells who the cookie says is here',
    ),
    holds(
      3,
      'Halves of two people’s sessions are refused, and both sessions end.',
      `${revoked} › a bearer of one person with the cookie of another › is 401, and ends both sessions`,
    ),
    holds(
      4,
      'Tokens are random, stored as hashes and compared in constant time.',
      'worker/tenant/user/signing-in.test.ts › a sign-in link › is kept as a hash alone',
      'worker/tenant/user/signing-in.test.ts › a session ends by the hash of its bearer, and nothing by a hash of nobody',
      'worker/edge/own-sessions.test.ts › no token of a session stands anywhere in the database',
    ),
    holds(
      5,
      'The sealed cookie opens with either of two keys, with no retired one, and not once it was changed.',
      `${seal} › opens with the older of two keys, and not with a retired one`,
      `${seal} › does not open once any character was changed`,
    ),
    holds(
      6,
      'Signing in replaces both halves, and what was there before dies.',
      `${revoked} › signing in again changes both parts, and the earlier ones die`,
    ),
    holds(
      7,
      'The server ends a session after half an hour without an act, and after twelve hours.',
      `${session} › ends after half an hour without use`,
      `${session} › ends half a day after it was opened, however much it is used`,
      'worker/edge/renewal.test.ts › a page that is only open ends half an hour after its person’s last act',
    ),
    holds(
      8,
      'Signing out ends the session, its sockets and what the browser stored.',
      `${revoked} › signing out clears what the browser stored`,
      'worker/edge/whole.test.ts › with the true Hub › a socket joins its own person’s channel, nobody joins by another’s, and it closes at sign-out',
    ),
    holds(
      9,
      'Suspension and changed roles count from the next call and on open sockets.',
      'worker/resources/roles.test.ts › a suspended user, a changed role and an ended session count from the next call on',
      'worker/edge/renewal.test.ts › a socket › closes when its person is suspended, and none opens with their cookie',
      `${links} › is set anew once, signs in, and ends every other session`,
      'worker/resources/address-change.test.ts › a changed email address › ends every session of its person, and tells both addresses',
      'worker/edge/own-sessions.test.ts › a changed password closes the sockets of every other session',
    ),
    holds(
      10,
      'Administrators end the sessions of others, and people their own.',
      'worker/resources/users.test.ts › signing somebody out ends one session or all of them',
      'worker/edge/own-sessions.test.ts › somebody who is signed in three times › sees the three, and ends one and its socket, then all but their own',
      'worker/edge/own-sessions.test.ts › somebody who is signed in three times › ends none of somebody else’s',
    ),
  ],
}

export const browsers: Group = {
  title: 'B and C. Foreign sites, cookies and what browsers enforce',
  checks: [
    holds(
      11,
      'The session cookie belongs to its host alone, is secure, strict and out of reach of scripts; the local form of it counts nowhere else.',
      `${headers} › off this machine › cookies belong to their host alone`,
      `${headers} › off this machine › an unprefixed cookie signs nobody in`,
      'deployment.test.ts › wrangler.toml › deploys production alone, which is never local',
    ),
    holds(
      12,
      'The readable token’s cookie belongs to its host, fits, and goes with the session.',
      `${headers} › off this machine › cookies belong to their host alone`,
      `${session} › with every permission fits into a cookie`,
      `${session} › that ran out takes its readable token with it`,
    ),
    holds(
      13,
      'A write is heard from pages of its own host alone.',
      'worker/matrix/origins.test.ts › every write from each foreign origin is refused before the firm is asked',
    ),
    holds(
      14,
      'Reading changes nothing.',
      'worker/matrix/reading.test.ts › no reading call changes a record, whoever makes it and whatever it finds',
      'nightly/addresses.test.ts › and all of it has signed nobody out',
    ),
    holds(
      15,
      'No other origin may read an answer.',
      `${calls} › no answer lets another origin read it`,
    ),
    holds(
      16,
      'Calls take JSON, and forms only where they are declared.',
      `${calls} › a write › of type %s is %i`,
      'worker/resources/requests.test.ts › what is asked › other types, broken JSON and bodies above 1 MB are refused',
    ),
    partly(
      17,
      'The content policy of pages allows own files and scripts with a known hash.',
      'style attributes are allowed without a hash',
      `${headers} › the policy of a page names the build’s inline scripts and styles, and its own socket`,
      'build/steps.test.ts › the record of a build › fails the build without pages, or without a script to allow',
    ),
    holds(
      18,
      'A string assigned as HTML throws on every page, and the product works.',
      'e2e/chrome/trusted-types.test.ts › HTML in a string is refused › on the page %s',
      'e2e/chrome/trusted-types.test.ts › HTML in a string is refused › and nobody else makes a policy that would pass it',
      'e2e/chrome/trusted-types.test.ts › pages that are swapped in place › run the scripts that they bring',
      'nightly/every-page.test.ts › every page can be used by everybody, at every size › $path',
    ),
    holds(
      19,
      'What browsers refuse is counted, within limits and without anything of a person.',
      `${reports} › is counted by page, directive and host, with nothing of its person`,
      `${reports} › is one of so many in a minute: ten thousand fill nothing`,
      'e2e/user/blocked-content.test.ts › an administrator sees what browsers blocked, by day and page, and how often',
    ),
    holds(
      20,
      'Every class of answer carries the headers of one table.',
      `${headers} › %s › has the headers of every answer, and is kept as its class says`,
      `${headers} › a hashed file › that is missing is stored by nobody`,
      `${headers} › off this machine › answers demand https for a year, and sockets are secure`,
    ),
    holds(
      21,
      'Pages ask nobody but the firm’s own hosts.',
      'nightly/every-page.test.ts › every page can be used by everybody, at every size › $path',
    ),
    holds(
      22,
      'A toast of an address is short plain text, says that it came with a link, and is dropped when it could lead money astray, in whatever letters.',
      `${toast} › a text that could lead money or people astray › is refused: %s`,
      `${toast} › an address › says of a text that is not our own that it came with the link`,
      `${toast} › an address › with a life of "%s" gets %i milliseconds`,
      'e2e/chrome/toasts.test.ts › a toast of an address says that it came with the link, and one about money is not shown',
    ),
  ],
}

export const signIn: Group = {
  title: 'D. Signing in',
  checks: [
    partly(
      23,
      'Staff, agents and administrators need a second factor, without exception.',
      'a firm may switch it off for a role, as the demonstration does',
      `${policy} › somebody whose role needs a second factor › gets no session without one, and sets up an authenticator first`,
      `${policy} › somebody whose role needs a second factor › cannot set up another in the place of the one that they must give`,
      `${policy} › somebody whose role needs a second factor › may skip it during the grace, which never begins again`,
      `${policy} › somebody whose role needs a second factor › keeps the last one`,
      `${policy} › what a role demands › is on for the staff and agents of a firm that an operator made, off in the demonstration`,
      `${factor} › a password without its second factor › opens nothing: no page, no call, no socket`,
      `${factor} › a password without its second factor › is not passed by setting a new one`,
    ),
    holds(
      24,
      'Passkeys are offered first, codes of an app second.',
      `${passkeys} › a passkey › signs in alone, without a password or a second factor`,
      `${passkeys} › a passkey › completes a sign-in by password, for which it is offered first`,
      `${passkeys} › a passkey is not accepted › %s`,
      `${passkeys} › a passkey is not accepted › with a challenge that was answered before`,
      `${passkeys} › a passkey is not accepted › with a challenge older than five minutes, or made for something else`,
      `${passkeys} › a passkey is not accepted › from another person than the password`,
      `${passkeys} › a passkey is not accepted › when it counts back, as a copy does; its person is told`,
      `${passkeys} › a new passkey is not added › %s`,
      `${factor} › an authenticator › counts once a code of it has arrived, and is told to its person`,
    ),
    holds(
      25,
      'A code counts once, tries are few, and recovery codes are stored as hashes.',
      `${factor} › a password without its second factor › becomes a session by a code, and each code works once`,
      `${factor} › a password without its second factor › takes each recovery code once, however it is typed, and says how many are left`,
      `${factor} › a password without its second factor › ends after five wrong codes and after ten minutes`,
      `${guessing} › a code of the second factor ends the sign-in, and is throttled over many of them`,
    ),
    holds(
      26,
      'Passwords are long and otherwise free.',
      `${password} › may be %s`,
      `${password} › is not as short or long as %s`,
    ),
    holds(
      27,
      'Known, common and obvious passwords are refused.',
      `${password} › is refused for each of the 3,000 that people choose most, whatever is put around it`,
      `${password} › is refused among the first that people try: %s`,
      `${password} › is refused where it is little but names: %s`,
    ),
    partly(
      28,
      'Passwords are stored as scrypt hashes with their cost, made outside the firm’s object.',
      'no test signs in where it is deployed',
      'worker/edge/sign-in.test.ts › a password › is kept with its cost, and never itself',
      'worker/edge/whole.test.ts › a hash of a lower cost is replaced when its person signs in, and by no wrong password',
    ),
    holds(
      29,
      'Failures slow down by account and network together, stop after a hundred in a row, and lock nobody out where they signed in before.',
      `${inARow} › stop passwords and codes of an account from elsewhere, whether or not anybody has it`,
      `${inARow} › stop nobody where they signed in before, and end with a new password`,
      'worker/edge/password-links.test.ts › a forgotten password › that is set anew ends the stop after a hundred failures in a row',
      `${throttle} › slow down and lock nobody out`,
      `${throttle} › are counted before they are evaluated, however many come at once`,
      'worker/edge/parallel-sign-ins.test.ts › of 48 passwords at once five are evaluated, and no more from another network header',
    ),
    holds(
      30,
      'Unknown, wrong and suspended get the same answer.',
      'nightly/sign-in-times.test.ts › known and unknown addresses › %s is answered alike, in bytes and in time',
      'worker/tenant/user/signing-in.test.ts › a link that is asked for costs the same before the answer, whether or not anybody has the address',
      'worker/edge/sign-in.test.ts › POST /api/auth/login › is the same bytes whatever was wrong',
      'worker/edge/sign-in.test.ts › a link of a message › is asked for alike by everybody, and leads to the firm’s own door',
    ),
    holds(
      31,
      'A reset works once, briefly, and ends every session.',
      `${links} › is set anew once, signs in, and ends every other session`,
      `${links} › is set by one of many who try at the same moment`,
      `${links} › has a quarter of an hour, and its link says so after that`,
      `${guessing} › a link of a password is throttled by the network`,
    ),
    holds(
      32,
      'What is dangerous asks for a fresh second factor.',
      `${factor} › a sensitive change › needs no more for ten minutes after signing in, and then a password`,
      `${factor} › a sensitive change › takes a code of the second factor instead, once`,
    ),
  ],
}
