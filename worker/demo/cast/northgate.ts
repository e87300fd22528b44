import { type Cast, namesIn } from './cast.ts'

const leeds = '0113 496 0'
const elsewhere = '01632 960'

/** Northgate Law of Leeds. */
export const northgate: Cast = {
  tenant: 'northgate',
  domain: 'northgate.test',
  phone: leeds,
  staff: {
    owner: ['Miriam', 'Aldous'],
    manager: ['Kwame', 'Asante'],
    supervisor: ['Fiona', 'Garside'],
    conveyancer: ['Daniel', 'Hartley'],
    assistant: ['Aisha', 'Rahman'],
    postcompletion: ['Peter', 'Ibbotson'],
    adviser: ['Sophie', 'Denham'],
    newbusiness: ['Lee', 'Crowther'],
    bdm: ['Katarzyna', 'Nowak'],
    cashier: ['Moira', 'Kerr'],
    compliance: ['Edwin', 'Fawcett'],
    editor: ['Imogen', 'Sayle'],
    auditor: ['Harriet', 'Boyes'],
  },
  agent: ['Laura', 'Metcalfe'],
  sample: [
    ['Susan', 'Thackray'],
    ['Ian', 'Thackray'],
  ],
  surnames: namesIn(`
    Akhtar Appleyard Armitage Beaumont Binns Boateng Bottomley Brearley Butterfield
    Chadwick Dewhirst Dobson Eastwood Emmott Firth Fielden Gledhill Greenwood Haigh
    Hanif Helliwell Hussain Illingworth Jagger Kaczmarek Kershaw Lister Lumb Mahmood
    Mensah Midgley Naylor Nuttall Ogden Oldroyd Patel Pickles Priestley Quarmby Ramsden
    Rushworth Shackleton Stansfield Sutcliffe Tempest Thwaite Uttley Verity Wadsworth
    Walmsley Whiteley Wolstenholme Woodhead Yeadon
  `),
  towns: [
    {
      town: 'Leeds',
      nation: 'England',
      districts: ['LS51', 'LS52', 'LS54', 'LS56', 'LS57'],
      price: 268_000,
      phone: leeds,
    },
    {
      town: 'Harrogate',
      nation: 'England',
      districts: ['HG21', 'HG22'],
      price: 415_000,
      phone: elsewhere,
    },
    {
      town: 'York',
      nation: 'England',
      districts: ['YO71', 'YO73'],
      price: 345_000,
      phone: elsewhere,
    },
    { town: 'Wakefield', nation: 'England', districts: ['WF51'], price: 215_000, phone: elsewhere },
    {
      town: 'Bradford',
      nation: 'England',
      districts: ['BD51', 'BD53'],
      price: 178_000,
      phone: elsewhere,
    },
    { town: 'Halifax', nation: 'England', districts: ['HX21'], price: 189_000, phone: elsewhere },
    {
      town: 'Huddersfield',
      nation: 'England',
      districts: ['HD21'],
      price: 205_000,
      phone: elsewhere,
    },
    { town: 'Llandudno', nation: 'Wales', districts: ['LL81'], price: 235_000, phone: elsewhere },
    {
      town: 'Conwy',
      nation: 'Wales',
      districts: ['LL83', 'LL84'],
      price: 255_000,
      phone: elsewhere,
    },
  ],
  streets: [
    'Roundhill Avenue',
    'Beckside Road',
    'Moor Grange',
    'Weavers Fold',
    'Stainbeck Terrace',
    'Calder Bank',
    'Cragg View',
    'Airedale Mount',
    'Whinmoor Drive',
    'Oulton Gate',
    'Spindle Court',
    'Loom Yard',
    'Brewery Wharf',
    'Scholes Lane',
    'Nidd Crescent',
    'Harlow Grove',
    'Knavesmire Row',
    'Tadcaster Close',
    'Ings Lane',
    'Thornhill Park',
    'Ridge Top',
    'Otley Bank',
    'Wharfedale Rise',
    'Penistone Way',
    'Dyehouse Place',
    'Chapel Fold',
    'Holme Street',
    'Bramley Side',
    'Lidgett Walk',
    'Farndale Green',
  ],
  solicitors: [
    'Aske & Thornber',
    'Wharfe Legal LLP',
    'Oakroyd Conveyancing',
    'Dunning Sykes',
    'Millgarth Law',
    'Fairburn Tate',
    'Menlove Hughes LLP',
    'Skelder Legal',
    'Rudding Marsh',
    'Catterson Bell',
  ],
  introducers: [
    {
      name: 'Bellwether Estates',
      type: 'estate_agent',
      domain: 'bellwether.test',
      branches: ['Leeds', 'York', 'Harrogate'],
    },
    {
      name: 'Ridge & Dale',
      type: 'estate_agent',
      domain: 'ridgedale.example',
      branches: ['Leeds', 'Wakefield'],
    },
    {
      name: 'Hollins Property',
      type: 'estate_agent',
      domain: 'hollins.example',
      branches: ['Halifax', 'Huddersfield'],
    },
    {
      name: 'Castell Môr',
      type: 'estate_agent',
      domain: 'castellmor.example',
      branches: ['Conwy'],
    },
    { name: 'Tern Financial', type: 'ifa', domain: 'ternfinancial.example', branches: ['Leeds'] },
    {
      name: 'Spindle Homes',
      type: 'developer',
      domain: 'spindlehomes.example',
      branches: ['Bradford'],
    },
  ],
  first: { conveyance: 614, quote: 1207, mobile: 500 },
}
