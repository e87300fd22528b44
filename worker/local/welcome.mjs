export const welcome = (port, isEmpty) => (isEmpty ? emptyWelcome(port) : demoWelcome(port))

const demoWelcome = (port) => `
Deedbox is ready.

  Harcourt & Vane  ${site('', port)}
                   ${site('clients.', port)}
                   ${site('agents.', port)}
                   ${site('quotes.', port)}
  Northgate Law    ${site('northgate.', port)}  (and clients., agents., quotes. before it)

  Sign in as owner@, conveyancer@, adviser@, cashier@ … harcourt.test or northgate.test,
  agent@bellwether.test or client@sample.test. Password: deedbox-demo-2026

  Press Ctrl-C to stop. npm start -- --fresh starts again with new records.
`

const emptyWelcome = (port) => `
Deedbox is ready, without a firm.

  Create one:  npm run firm -- create --host acme.localhost --name "Acme Law" --owner owner@acme.test${port === 8787 ? '' : ` --port ${port}`}

  The command prints a link with which its owner chooses a password and sets the firm up.
  The page for it: ${site('operator.', port)}/operator, with the key of worker/edge/operator/local-key.ts

  Press Ctrl-C to stop. npm start without --empty serves the demonstration firms as well.
`

const site = (label, port) => `http://${label}localhost:${port}`
