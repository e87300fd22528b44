import { type Group, holds, partly } from './check.ts'

const calls = 'worker/edge/calls.test.ts'
const directory = 'worker/edge/directory.test.ts'
const access = 'worker/resources/access.test.ts'
const requests = 'worker/resources/requests.test.ts › what is asked'
const users = 'worker/resources/users.test.ts › nobody'
const formula = 'domain/list/formula.test.ts › a cell that a spreadsheet would run'
const files = 'worker/edge/files.test.ts › a document'
const personas =
  'worker/matrix/personas.test.ts › every endpoint answers each persona as the tables say, and a refusal changes nothing'
const walk =
  'e2e/spec/walk.test.ts › every page, for every kind of person, on every host › answers as the specification has it'

const templates = 'worker/tenant/template/rendering.test.ts'
const storedText = 'runtime/stored-text.test.ts'
const hostileMail = 'domain/mail/hostile.test.ts › hostile mails'
const scan = 'worker/integrations/scan/embedded.test.ts'
const uploads = 'worker/edge/document/upload.test.ts'

export const hosts: Group = {
  title: 'E. Firms and hosts',
  checks: [
    holds(
      33,
      'A host that belongs to no firm is refused.',
      `${directory} › a host that is nobody’s answers 421, as a page to browsers and as JSON to programs`,
      `${directory} › a firm of the directory › does not own %s`,
    ),
    holds(
      34,
      'What a request says of forwarding counts for nothing.',
      `${directory} › what a request says of forwarded hosts counts for nothing`,
      'worker/edge/parallel-sign-ins.test.ts › of 48 passwords at once five are evaluated, and no more from another network header',
    ),
    holds(
      35,
      'Calls name their firm; another name is refused and recorded.',
      `${calls} › X-Tenant › is demanded`,
      `${calls} › X-Tenant › must name this very firm (%#)`,
      `${calls} › a call that names another firm is recorded, once a minute for each session`,
    ),
    holds(
      36,
      'A firm’s object refuses to serve another firm.',
      `${access} › what is out of reach does not exist › another firm’s object refuses to be taken for this one`,
    ),
    holds(
      37,
      'Stored files have random names, and another firm’s are not there.',
      `${files} › that is not there is 404: %s`,
      `${uploads} › a picture that a client sends loses where it was taken and lies under a random key; one of staff stays as it is`,
    ),
    holds(
      38,
      'A session counts on the host of its audience alone.',
      'e2e/spec/walk.test.ts › a session counts on no host but the one that it was opened on',
      'worker/edge/session.test.ts › a session › of the staff is worth nothing on %s',
      'worker/matrix/hosts.test.ts › a session counts in every call on the host that it was opened on, and in none on the three others',
    ),
  ],
}

export const authorisation: Group = {
  title: 'F. Who may do what',
  checks: [
    holds(39, 'Every endpoint says who may call it, and answers so to everybody.', personas),
    holds(
      40,
      'The firm’s object decides, whatever the address looked like.',
      'worker/edge/whole.test.ts › with the true Tenant › a call without permission is refused by the Tenant, though a page’s guard were fooled',
      'nightly/addresses.test.ts › no %s address is a way round',
    ),
    holds(
      41,
      'Lists hold what the rule for single records allows.',
      `${access} › lists › hold exactly what the rule of reach allows, for every role and team`,
    ),
    holds(
      42,
      'Every id of a request is checked.',
      `${requests} › an id of another record inside a body is checked like the one in the path`,
    ),
    holds(
      43,
      'A refusal changes nothing.',
      personas,
      'worker/tenant/events/recording.test.ts › a rule that refuses leaves neither record, broadcast, notice nor message',
    ),
    holds(
      44,
      'What is out of reach and what does not exist get the same bytes.',
      'worker/matrix/foreign-ids.test.ts › a record out of reach and one that there is none of get the same bytes from every call',
      'e2e/chrome/not-found.test.ts › what is not there and what is somebody else’s get the same answer › for every call about a record of another firm',
    ),
    holds(
      45,
      'Nobody grants more than they hold, and the last administrator stays.',
      `${users} › gives a role that grants more than they hold`,
      `${users} › suspends themselves, or the last who could change roles`,
    ),
    holds(
      46,
      'Pages are empty shells; what they show is asked for by those who may see it.',
      'worker/edge/pages.test.ts › a page › is the same shell for every id',
      'worker/edge/pages.test.ts › a payload › is guarded as its page is',
    ),
    holds(47, 'Screens for those who build and set up need their permission.', walk),
  ],
}

export const input: Group = {
  title: 'G. What comes in and what goes out',
  checks: [
    holds(
      48,
      'Unknown keys, prototypes, deep and large input are refused.',
      'worker/matrix/unknown-keys.test.ts › every key that a body does not have is refused, and nothing is stored',
      `${requests} › keys of the prototype are refused`,
      `${requests} › query strings beyond the limits are refused with the limit named`,
      `${requests} › other types, broken JSON and bodies above 1 MB are refused`,
    ),
    holds(
      49,
      'No answer holds a hash, a token or a secret.',
      'domain/answer-keys.test.ts › answers have no key that names a secret, but for those that say something of one',
      'worker/resources/message-tokens.test.ts › a %s message shows its tokens and codes to nobody but its recipient',
      'worker/edge/revoked.test.ts › the key of the mail service is shown to nobody, signed in or not',
    ),
    holds(
      50,
      'Typed text is a value of a statement, never part of it.',
      'statements.test.ts › a statement › of the product is made of parts of statements alone, and typed text is bound',
      'worker/tenant/core/search.test.ts › search › takes whatever is typed as words, never as a query',
      'worker/resources/exports.test.ts › a list as a file › has no column that the list does not know',
    ),
    holds(
      51,
      'A template reads allowed values and runs nothing.',
      `${templates} › a hostile template › of 400 kinds ends in a letter without its value or a refusal`,
      `${templates} › a rendered template › writes a value that looks like markup or HTML as it is`,
    ),
    holds(
      52,
      'A template ends within limits of steps, depth and size.',
      `${templates} › a hostile template › of 400 kinds ends in a letter without its value or a refusal`,
      `${templates} › a hostile template › at random ends in a letter or a refusal`,
    ),
    holds(
      53,
      'Values are written for the place where they stand: pages, mail headers, tables, Word files and PDFs.',
      'worker/edge/sign-in.test.ts › the form of a sign-in page › shows what was typed as text and nothing else',
      'runtime/smtp.test.ts › line breaks in a name or subject add no header',
      'worker/resources/one-line-names.test.ts › a name with a line break is refused with a sentence, and nothing is stored',
      `${formula} › is escaped when it begins with %s`,
      `${storedText} › a stored text makes no element and leads nowhere of its own in HTML`,
      `${storedText} › a stored text is one line of a header, and adds none`,
      `${storedText} › a stored text is text of a Word file, which stays well-formed`,
      `${storedText} › stored texts are text of a PDF, which does nothing when it is opened`,
    ),
    holds(
      54,
      'Received mail is cleaned and shown apart from the page.',
      `${hostileMail} › are five hundred at least`,
      `${hostileMail} › $name`,
      `${hostileMail} › pictures from elsewhere come with consent alone, over https, without a referrer`,
      'worker/edge/mail/email-files.test.ts › the HTML runs nothing, and asks no other server before the reader agrees',
    ),
    holds(
      55,
      'Exported cells run in no spreadsheet, in whatever form of sign, and imported formulas are text.',
      `${formula} › is escaped when it begins with %s`,
      `${formula} › is escaped behind an invisible character: %j`,
      'worker/resources/exports.test.ts › a list as a file › never holds a cell that a spreadsheet would run',
      'worker/resources/imports.test.ts › an import of leads › keeps what looks like a formula as the text that it is',
    ),
  ],
}

export const documents: Group = {
  title: 'H. Files',
  checks: [
    holds(
      56,
      'The bytes of a file decide what it is.',
      `${scan} › more than 250 hostile files are refused, each with a sentence`,
    ),
    holds(
      57,
      'Files have limits of size and number, unpacked too.',
      `${uploads} › %s of %i bytes is refused before its first byte`,
      `${scan} › more than 250 hostile files are refused, each with a sentence`,
    ),
    holds(
      58,
      'A file is a download that runs nothing, unless it is harmless and asked for in place.',
      `${files} › is a download that no browser opens by itself`,
      `${files} › is shown in place only where that is asked for and harmless`,
      `${files} › has a name that can be nothing but a name`,
    ),
    holds(
      59,
      'A file waits until it was scanned.',
      `${uploads} › of a refused file nothing stays but the refusal in the audit log`,
    ),
    partly(
      60,
      'A download is opened by a ticket of its own, once.',
      'A download is opened by the session and its record each time, not by a ticket.',
      `${files} › is for both cookies together`,
    ),
    holds(
      61,
      'Pictures of clients lose where they were taken.',
      `${uploads} › a picture that a client sends loses where it was taken and lies under a random key; one of staff stays as it is`,
      'domain/picture/metadata.test.ts › a picture, of which as many bytes stay, › as %s loses camera and place, and keeps its turn',
      'domain/picture/metadata.test.ts › a picture, of which as many bytes stay, › as HEIC loses its Exif, wherever its table says that it is',
    ),
  ],
}
