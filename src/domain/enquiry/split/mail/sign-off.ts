const closing =
  /\b(regards|wishes|thanks?|sincerely|faithfully|truly|cheers|thx|ta|best|yours|soon)\b/i
const closes =
  /^(?:(?:and|with|in|for|your|my|our|the|all|very|so|again|advance|many|much|kind|kindest|warm|warmest|best|good|regards|wishes|thanks?|thank|you|yours|sincerely|faithfully|truly|cheers|thx|ta|speak|talk|soon|later|help|time|weekend|day|have|a|as|always|ever)\b[\s,.!;&-]*)+$/i

/** Whether a line closes a letter: 'Kind regards' */
export const isSignOff = (line: string) =>
  /^signed\W*[._]{4,}/i.test(line) ||
  (line.length < 60 && (/^kind[,.]?$/i.test(line) || (closing.test(line) && closes.test(line))))
