/**
 * Words, names and key sequences that people often choose, in lower case: a short list of our own, taken from no
 * published breach. `passwordFault` reads them through digits, signs and a second word.
 */
export const frequentPasswords: ReadonlySet<string> = new Set(
  `
password passwort passw pass word admin administrator root user login welcome letmein qwerty
qwertyuiop qwert qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou ilove love loveyou
lovely loveme lover lovers monkey dragon sunshine princess football baseball basketball soccer
hockey golf golfer tennis cricket rugby superman batman spiderman ironman wonderwoman starwars
startrek pokemon naruto pikachu minecraft fortnite mustang ferrari porsche mercedes corvette
camaro harley yamaha honda toyota nissan jaguar master shadow michael jennifer jordan hunter
hunting killer trustno trust access charlie andrew matthew joshua daniel thomas robert george
william anthony christopher richard patrick nicholas jonathan benjamin alexander samantha
jessica michelle amanda ashley nicole stephanie elizabeth melissa victoria rebecca rachel
natasha patricia barbara maggie ginger buster bailey pepper cookie chocolate cheese orange
banana apple cherry strawberry peaches arsenal chelsea liverpool everton tottenham manchester
united newcastle leeds villa rangers celtic westham barcelona realmadrid juventus yankees
cowboys steelers eagles lakers redskins packers raiders dolphins london england scotland wales
ireland britain british america american canada australia paris newyork boston chicago dallas
texas florida california january february march april june july august september october
november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn
winter season christmas birthday holiday computer internet samsung iphone android google
facebook youtube twitter instagram microsoft windows linux server network system secret security
private hello helloworld whatever freedom forever family friends friend mother father brother
sister daughter husband babygirl babyboy baby angel angels heaven jesus jesuschrist christ
godisgood blessed faith church changeme change default temporary temp test tester testing
example sample demo guest office work business company money dollar lottery winner lucky success
victory champion dragonfly tiger tigers lion panther wolf wolves eagle falcon hawk phoenix
unicorn butterfly flower flowers rose purple yellow green blue black white silver golden gold
diamond crystal rainbow thunder lightning storm fire matrix merlin gandalf frodo hobbit hogwarts
harrypotter potter snoopy mickey minnie donald disney tinkerbell barney scooby simpson garfield
tweety tigger winnie pooh kitty hellokitty nirvana metallica slipknot eminem beatles elvis
madonna blink greenday linkinpark qazwsx qazwsxedc wsxedc zaqwsx onetwothree onetwothreefour
abcdef abcdefg abcdefgh abcd aaaaaa bbbbbb xxxxxx mypassword thepassword newpassword
yourpassword passwordpassword passphrase passcode loveislove ilovejesus iloveme iloveu iluvu
fuckyou fuckoff asshole bitch pussy sexy secretpassword letmeinnow opensesame opendoor startup
begin enter please thankyou goodluck sunflower moonlight midnight starlight snowball snowman
fireman policeman cowboy correcthorsebatterystaple correcthorse batterystaple nothing something
anything everything nobody somebody remember forget forgotten conveyancing conveyancer
conveyance solicitor solicitors lawyer lawyers legal property house houses mortgage completion
exchange client clients deedbox deeds deed spurs gunners redsox bluebell gooner coffee whisky
vodka guinness marlboro cocacola pepsi nintendo playstation xbox gamer gaming player hacker
ninja samurai warrior soldier army marine marines navy airforce police maverick ranger scooter
rocket racing speed turbo boomer rocky rambo terminator predator gladiator spartan titan zeus
apollo hercules venus mercury saturn jupiter neptune dakota austin sierra savannah madison
brandon justin tyler dylan logan mason jackson jason kevin brian steven stephen edward charles
joseph david james john paul mark peter simon martin andrea laura sarah emily emma olivia sophie
chloe megan hannah lauren jasmine amber tiffany vanessa alexis alexandra natalie danielle
veronica monica claudia francis francesca isabella gabriel gabriella carlos alejandro fernando
ricardo three four five seven eight nine your ever
`
    .trim()
    .split(/\s+/),
)
