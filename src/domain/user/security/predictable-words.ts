import published from './frequent-passwords.json' with { type: 'json' }

/** The 10,000 passwords that people choose most, the most frequent first, in lower case; the file names its source. */
export const frequentPasswords: readonly string[] = published.passwords.split(' ')

/** Words of the trade and of forms, and short phrases, which people choose although no published list has them high up. */
const ownWords = `
passw administrator root login qwertz wonderwoman fortnite wales britain wednesday iphone android twitter instagram
linux helloworld jesuschrist godisgood temporary example sample lottery dragonfly hogwarts blink linkinpark wsxedc
onetwothree onetwothreefour abcdef abcdefg abcdefgh abcd aaaaaa bbbbbb xxxxxx thepassword newpassword yourpassword
passwordpassword passphrase passcode loveislove ilovejesus iluvu secretpassword letmeinnow opensesame startup begin
starlight policeman correcthorsebatterystaple correcthorse batterystaple everything somebody forgotten conveyancing
conveyancer conveyance solicitor solicitors lawyers legal completion client clients deedbox deeds deed xbox
gamer gaming francesca gabriella your ever
`

/** What people choose first, in lower case: frequent passwords, and words of our own. */
export const predictableWords: ReadonlySet<string> = new Set([
  ...frequentPasswords,
  ...ownWords.trim().split(/\s+/),
])
