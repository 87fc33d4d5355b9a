import type { DemoPerson, DemoTenant } from './demoTenant.ts'
import { onboarded } from './onboarding.ts'

// biome-ignore format: a staff list, one person per line
const people: readonly DemoPerson[] = [
  ['norma.whittaker', 'Norma', 'Whittaker', 'General Manager', 'Administration', null, '2010-05-03', { isAdmin: true }],
  ['cole', 'Cole', 'Brannigan', 'Fleet Controller', 'Fleet', 'norma.whittaker', '2014-02-17', { email: 'cole@tenure.example' }],
  ['ava', 'Ava', 'Lindqvist', 'HR Consultant', 'Administration', 'norma.whittaker', '2021-07-12', { email: 'ava@tenure.example' }],
  ['satoshi.mori', 'Satoshi', 'Mori', 'Bookkeeper', 'Administration', 'norma.whittaker', '2018-08-06'],
  ['denise.farrell', 'Denise', 'Farrell', 'Depot Supervisor', 'Depot', 'norma.whittaker', '2013-09-23'],
  ['bilal.hussain', 'Bilal', 'Hussain', 'Forklift Operator', 'Depot', 'denise.farrell', '2019-10-28', { tags: ['forklift'] }],
  ['ruby.castillo', 'Ruby', 'Castillo', 'Storeperson', 'Depot', 'denise.farrell', '2022-03-14'],
  ['wayne.hopkins', 'Wayne', 'Hopkins', 'Driver', 'Fleet', 'cole', '2011-06-20'],
  ['stojan.ilic', 'Stojan', 'Ilić', 'Driver', 'Fleet', 'cole', '2016-01-11', { tags: ['night shift'] }],
  ['janelle.morris', 'Janelle', 'Morris', 'Driver', 'Fleet', 'cole', '2020-09-07'],
  ['hemi.parata', 'Hemi', 'Parata', 'Driver', 'Fleet', 'cole', '2018-04-16', { tags: ['night shift'] }],
  ['luca.esposito', 'Luca', 'Esposito', 'Diesel Mechanic', 'Fleet', 'cole', '2021-11-08'],
]

/** Closed for now: people who work only here meet the inactive page. */
export const coolibahFreight: DemoTenant = {
  key: 'coolibah-freight',
  name: 'Coolibah Freight',
  status: 'Inactive',
  productPlan: 'full',
  vision: null,
  logoUrl: '/demo/coolibah-freight.svg',
  timeZone: 'Australia/Perth',
  emailDomain: 'coolibahfreight.example',
  subscription: null,
  flagsOn: ['billing', 'assetRegister'],
  onboarding: onboarded,
  departments: ['Administration', 'Depot', 'Fleet'],
  people,
  company: {
    groups: [],
    categories: ['Safety', 'Delivery'],
    meetingLocations: [['Depot Office', '']],
    coreValues: [['On Time, In One Piece', 'The load, the truck and the driver.']],
    discussionPoints: [['How are your hours and your rest?', 1]],
    reviewTemplates: [],
    positionTemplates: [],
  },
  policies: [{ title: 'Motor Vehicle', category: 'Vehicles & Plant', publishedDaysAgo: 800, agreed: 'everybody' }],
  changes: [],
}
