export const welcome = (port) => `
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

const site = (label, port) => `http://${label}localhost:${port}`
