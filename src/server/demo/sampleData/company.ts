/** The small company that an administrator looks around in: a joinery with a workshop and a showroom. */
import { sampleMark } from '../../../domain/organisation/sampleData.ts'
import type { DemoPerson, DemoTenant } from '../demoTenant.ts'
import { counted, percent } from '../goals.ts'
import { textOf } from '../policyTexts/texts.ts'
import { positionParts } from '../positionText.ts'

interface SampleLoad {
  /** Of this load alone, so that ids never meet. */
  readonly key: string
  /** Of this client: 2 where the names of the first are in use. */
  readonly number: number
  readonly timeZone: string
}

export const sampleCompany = ({ key, number, timeZone }: SampleLoad): DemoTenant => {
  const marked = (name: string) => `${name} ${sampleMark(number)}`
  const [workshop, sales, office] = [marked('Workshop'), marked('Sales'), marked('Office')]
  const [joiner, consultant] = [marked('Joiner'), marked('Sales Consultant')]
  const [firstAid, forklift] = [marked('First Aid'), marked('Forklift Licence')]
  const [showroom, hall] = [marked('Showroom'), marked('Workshop Hall')]
  const [laptop, van] = [marked('Laptop'), marked('Van')]
  const code = number === 1 ? 'SAMPLE' : `SAMPLE${number}`
  const oneToOne = marked('Monthly 1:1')
  const review = marked('Annual Review')
  const proud = 'What are you proud of since the last review?'
  const next = 'What do you want to learn next?'
  const wellbeing = 'How was the month?'

  // biome-ignore format: a staff list, one person per line
  const staff: readonly DemoPerson[] = [
    ['helen.ward', 'Helen', 'Ward', 'Managing Director', office, null, '2016-02-01'],
    ['omar.haddad', 'Omar', 'Haddad', 'Workshop Manager', workshop, 'helen.ward', '2017-08-14'],
    ['priya.nair', 'Priya', 'Nair', 'Sales Manager', sales, 'helen.ward', '2018-03-05'],
    ['tom.becker', 'Tom', 'Becker', 'Office Manager', office, 'helen.ward', '2019-05-20'],
    ['grace.liu', 'Grace', 'Liu', joiner, workshop, 'omar.haddad', '2019-09-02'],
    ['marco.rossi', 'Marco', 'Rossi', joiner, workshop, 'omar.haddad', '2020-11-16'],
    ['sione.tupou', 'Sione', 'Tupou', joiner, workshop, 'omar.haddad', '2022-01-24'],
    ['zoe.clarke', 'Zoe', 'Clarke', 'Apprentice', workshop, 'grace.liu', '2024-02-05', { status: 'Draft' }],
    ['ana.silva', 'Ana', 'Silva', consultant, sales, 'priya.nair', '2021-06-07'],
    ['jack.murphy', 'Jack', 'Murphy', consultant, sales, 'priya.nair', '2023-04-17', { status: 'Approved' }],
    ['ivy.tran', 'Ivy', 'Tran', 'Bookkeeper', office, 'tom.becker', '2022-08-01'],
    ['noah.evans', 'Noah', 'Evans', 'Driver', workshop, 'omar.haddad', '2023-10-09'],
  ]
  const people = staff.map(([of, first, last, title, department, reportsTo, since, more]) => {
    const line: DemoPerson = [of, first, marked(last), title, department, reportsTo, since, { ...more, noLogin: true }]
    return line
  })
  const everybody = people.map(([of]) => of)

  return {
    key,
    name: '',
    status: 'Active',
    productPlan: null,
    vision: null,
    logoUrl: null,
    timeZone,
    // Nothing is ever delivered there (RFC 6761).
    emailDomain: `${key.slice(-8)}.invalid`,
    subscription: null,
    flagsOn: [],
    onboarding: { status: 'Pending', stages: [] },
    changes: [],
    departments: [office, workshop, sales],
    people,
    company: {
      groups: [],
      categories: [],
      meetingLocations: [[marked('Meeting Room'), 'First floor, above the showroom']],
      coreValues: [],
      discussionPoints: [],
      reviewTemplates: [{ name: review, description: 'Once a year, in words.', questions: [proud, next] }],
      positionTemplates: [
        {
          title: joiner,
          department: workshop,
          requires: { types: [firstAid] },
          text: positionParts({
            purpose: 'Builds kitchens and fitted furniture to the drawings.',
            responsibilities: [
              'Work is set out from the drawings and checked before anything is cut',
              'Machines are cleaned down and guarded at the end of each shift',
              'Waste is sorted, and offcuts that can be used are racked',
            ],
            essential: ['A trade certificate in joinery', 'A current first aid certificate'],
          }),
        },
        {
          title: consultant,
          department: sales,
          text: positionParts({
            purpose: 'Plans with customers what is built for them.',
            responsibilities: [
              'Every enquiry is answered within a working day',
              'A quote says what is included, what is not, and when it is fitted',
            ],
            essential: ['Two years with customers', 'A driving licence'],
          }),
        },
      ],
    },
    // They bind the sample people and nobody else.
    policies: [
      {
        title: marked('Code of Conduct'),
        text: textOf('Code of Conduct'),
        category: marked('Conduct'),
        publishedDaysAgo: 120,
        dueInDays: -60,
        onlyFor: everybody,
        agreed: 10,
        notYet: ['zoe.clarke', 'noah.evans'],
      },
      {
        title: marked('Working from Home'),
        text: textOf('Working from Home'),
        category: marked('Conduct'),
        publishedDaysAgo: 6,
        dueInDays: 14,
        onlyFor: everybody,
        agreed: 3,
      },
    ],
    certifications: {
      types: [
        {
          name: firstAid,
          description: 'Renewed every three years.',
          validityMonths: 36,
          requiredOf: { departments: [workshop] },
          missing: ['zoe.clarke'],
        },
        { name: forklift, description: 'High risk work licence, class LF.', validityMonths: 60 },
      ],
      held: [
        { of: 'marco.rossi', type: firstAid, expires: 12 },
        { of: 'sione.tupou', type: firstAid, expires: -9 },
        { of: 'noah.evans', type: forklift, expires: 400 },
        { of: 'omar.haddad', type: forklift, expires: 220 },
      ],
    },
    goals: [
      {
        of: 'helen.ward',
        title: marked('Deliver every kitchen on the day we promised'),
        state: 'Active',
        dueInDays: 150,
        progress: counted(71, 84, 95, '%'),
        isShared: true,
        updates: [['helen.ward', 20, 84, 'The new cutting list saves a day.']],
      },
      {
        of: 'omar.haddad',
        title: marked('Halve the waste of panels'),
        serves: `helen.ward/${marked('Deliver every kitchen on the day we promised')}`,
        state: 'Active',
        dueInDays: 60,
        progress: percent(40),
        isShared: true,
      },
      {
        of: 'priya.nair',
        title: marked('Answer every enquiry within a day'),
        state: 'Active',
        dueInDays: 30,
        progress: percent(75),
      },
      {
        of: 'zoe.clarke',
        title: marked('Pass the second year of the apprenticeship'),
        state: 'Active',
        dueInDays: -5,
        progress: percent(60),
      },
      { of: 'ana.silva', title: marked('Learn the planning software'), state: 'Draft', progress: percent(0) },
    ],
    checkIns: {
      templates: [
        {
          name: oneToOne,
          description: 'Once a month, half an hour.',
          sections: [
            [
              'The month',
              [
                [wellbeing, 'employee', 'scale'],
                ['What stands in your way?', 'employee'],
              ],
            ],
          ],
        },
      ],
      series: [
        {
          of: 'grace.liu',
          with: 'omar.haddad',
          name: oneToOne,
          template: oneToOne,
          rhythm: 'monthly',
          on: 3,
          time: '10:00',
          minutes: 30,
          sinceDaysAgo: 95,
          mood: [3, 4, 4],
          told: { 1: { actions: [['omar.haddad', 'Order the second dust extractor', 10]] } },
        },
      ],
      singles: [
        {
          of: 'jack.murphy',
          with: 'priya.nair',
          name: oneToOne,
          template: oneToOne,
          time: '14:00',
          minutes: 30,
          inDays: 3,
          agenda: [['priya.nair', 'The showroom on Saturdays']],
        },
      ],
    },
    reviews: [
      {
        of: 'grace.liu',
        by: 'omar.haddad',
        name: review,
        template: review,
        beginsInDays: -8,
        dueInDays: 12,
        stage: 'Writing',
        submitted: 'employee',
        answers: {
          [proud]: { employee: 'The staircase in Albert Street, which nobody else would quote for.' },
          [next]: { employee: 'To train the next apprentice from the first day.' },
        },
      },
    ],
    assets: {
      by: 'tom.becker',
      locations: [{ name: showroom }, { name: hall }],
      categories: [
        { name: laptop, style: `${code}-LAP-##`, needsAcceptance: true },
        {
          name: van,
          style: `${code}-VAN-##`,
          plans: [{ name: 'Service', everyMonths: 12, everyUnits: 15_000, unit: 'km' }],
        },
      ],
      assets: [
        [
          laptop,
          marked('ThinkPad T14'),
          'Lenovo',
          'T14',
          2050,
          400,
          showroom,
          { with: 'ana.silva', sinceDaysAgo: 390 },
        ],
        [
          laptop,
          marked('ThinkPad T14'),
          'Lenovo',
          'T14',
          2050,
          30,
          showroom,
          { with: 'jack.murphy', sinceDaysAgo: 2, is: 'awaitingAcceptance' },
        ],
        [laptop, marked('MacBook Air'), 'Apple', 'M3', 1899, 200, showroom],
        [
          van,
          marked('Transit Custom'),
          'Ford',
          'Transit Custom',
          52_900,
          700,
          hall,
          { with: 'noah.evans', sinceDaysAgo: 690, reading: 41_200, readingBefore: 30_000, dueInDays: 20 },
        ],
      ],
    },
  }
}
