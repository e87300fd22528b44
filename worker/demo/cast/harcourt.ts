import { type Cast, namesIn } from './cast.ts'

const bristol = '0117 496 0'
const cardiff = '029 2018 0'
const elsewhere = '01632 960'

export const harcourt: Cast = {
  tenant: 'harcourt',
  domain: 'harcourt.test',
  phone: bristol,
  staff: {
    owner: ['Rosalind', 'Vane'],
    manager: ['Gareth', 'Llewelyn'],
    supervisor: ['Priya', 'Nair'],
    conveyancer: ['Eleanor', 'Shaw'],
    assistant: ['Tom', 'Birkett'],
    postcompletion: ['Nia', 'Beddoe'],
    adviser: ['Callum', 'Reid'],
    newbusiness: ['Hannah', 'Oyelaran'],
    bdm: ['Dev', 'Malhotra'],
    cashier: ['Joan', 'Trelawny'],
    compliance: ['Anthony', 'Harcourt'],
    editor: ['Megan', 'Frost'],
    auditor: ['Julian', 'Pryce'],
  },
  agent: ['Gemma', 'Holt'],
  sample: [
    ['Margaret', 'Ellison'],
    ['David', 'Ellison'],
  ],
  surnames: namesIn(`
    Adeyemi Amesbury Bevan Blackmore Bright Cadwallader Castellano Chedzoy Coombes
    Dhillon Driscoll Edgecombe Fairweather Farr Gough Gwilliam Hartnoll Haskins Idowu
    Inskip Jenkin Kapoor Kingdon Lanyon Lindqvist Lovell Maddocks Marchetti Mwangi
    Nethercott Okonkwo Osei Parfitt Penhaligon Pugh Quick Rao Rees Rowbotham Sandhu
    Silva Stoate Szymanski Tarrant Tremlett Tuckwell Uphill Vaughan Venn Wedlake
    Whitlock Yandle Yeo Zaman
  `),
  towns: [
    {
      town: 'Bristol',
      nation: 'England',
      districts: ['BS51', 'BS53', 'BS54', 'BS57', 'BS58'],
      price: 395_000,
      phone: bristol,
    },
    {
      town: 'Bath',
      nation: 'England',
      districts: ['BA31', 'BA33'],
      price: 470_000,
      phone: elsewhere,
    },
    {
      town: 'Cardiff',
      nation: 'Wales',
      districts: ['CF51', 'CF53', 'CF54'],
      price: 285_000,
      phone: cardiff,
    },
    {
      town: 'Newport',
      nation: 'Wales',
      districts: ['NP51', 'NP52'],
      price: 225_000,
      phone: elsewhere,
    },
    { town: 'Penarth', nation: 'Wales', districts: ['CF56'], price: 365_000, phone: cardiff },
    { town: 'Clevedon', nation: 'England', districts: ['BS61'], price: 345_000, phone: elsewhere },
    {
      town: 'Gloucester',
      nation: 'England',
      districts: ['GL31', 'GL34'],
      price: 265_000,
      phone: elsewhere,
    },
    {
      town: 'Chippenham',
      nation: 'England',
      districts: ['SN51'],
      price: 310_000,
      phone: elsewhere,
    },
    { town: 'Taunton', nation: 'England', districts: ['TA41'], price: 275_000, phone: elsewhere },
  ],
  streets: [
    'Larkfield Road',
    'Corve Rise',
    'Abbots Walk',
    'Teme View',
    'Swan Lane',
    'Dinham Mews',
    'Raven Meadow',
    'Longden Terrace',
    'Mill Bank',
    'Butler Row',
    'Sabrina Terrace',
    'Hazel Rise',
    'Orchard Close',
    'Severn Prospect',
    'Tannery Court',
    'Quayside Wharf',
    'Chandlers Yard',
    'Beacon Hill',
    'Copthorne Park',
    'Wyle Gardens',
    'Priory Green',
    'Kiln Lane',
    'Cherry Tree Drive',
    'Ashdown Crescent',
    'Pembury Avenue',
    'Saltmarsh Way',
    'Foundry Place',
    'Church Lea',
    'Rope Walk',
    'Hillside Villas',
  ],
  solicitors: [
    'Brookes Tanner',
    'Hale Moor LLP',
    'Pennard Legal',
    'Quayle & Orme',
    'Sedgeway Solicitors',
    'Ashcombe Rowe LLP',
    'Llwyn Parry Law',
    'Carrow Finch',
    'Merrivale Conveyancing',
    'Tolland Greaves',
  ],
  introducers: [
    {
      name: 'Bellwether Estates',
      type: 'estate_agent',
      domain: 'bellwether.test',
      branches: ['Bristol', 'Bath', 'Cardiff'],
    },
    {
      name: 'Cooper Lyle',
      type: 'estate_agent',
      domain: 'cooperlyle.example',
      branches: ['Bristol', 'Clevedon'],
    },
    {
      name: 'Tallis & Rook',
      type: 'estate_agent',
      domain: 'tallisrook.example',
      branches: ['Gloucester'],
    },
    {
      name: 'Cartref Homes',
      type: 'estate_agent',
      domain: 'cartref.example',
      branches: ['Cardiff', 'Newport'],
    },
    {
      name: 'Larch Mortgage Advice',
      type: 'broker',
      domain: 'larchadvice.example',
      branches: ['Bristol'],
    },
    {
      name: 'Hazel Rise Homes',
      type: 'developer',
      domain: 'hazelrise.example',
      branches: ['Chippenham'],
    },
  ],
  first: { conveyance: 1102, quote: 2318, mobile: 0 },
}
