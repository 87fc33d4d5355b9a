import { entriesOf } from '../entry.ts'

export const peopleEntries = entriesOf({
  'Org chart node': {
    of: ['OrgChartNode'],
    use: 'One person in the chart.',
    heard: [
      'heading "With everything"',
      'article',
      'link "Ava Lindqvist"',
      'heading "No position, no tags, nothing to open"',
      'article',
      'heading "Long words"',
      'article',
      'link "Wolfeschlegelsteinhausenbergerdorff Bartholomew"',
    ],
  },
  'Reports list': {
    of: ['ReportsList'],
    use: 'The reports somebody may read, under their groups.',
    heard: [
      'region "Compliance Reports"',
      'heading "Compliance Reports"',
      '⇥ link "Policy agreements"',
      '⇥ link "Outstanding policies"',
      '⇥ link "Certification register (CSV file)"',
      '⇥ link "Expired and expiring certifications"',
      'region "Employee Reports"',
      'heading "Employee Reports"',
      '⇥ link "Employee directory (CSV file)"',
      '⇥ link "Position descriptions"',
      '⇥ link "Goal progress"',
      '⇥ link "Check-ins"',
      '⇥ link "Performance reviews"',
      'region "System Reports"',
      'heading "System Reports"',
      '⇥ link "Reminders sent"',
    ],
  },
  'Avatar and chips': {
    of: ['Avatar', 'Chip'],
    use: 'A face or its initials; a word that was set on something, and can be taken off.',
    heard: [
      'image "Max Oduya, 24 px"',
      'image "Max Oduya, 32 px"',
      'image "Max Oduya, 40 px"',
      'image "Max Oduya, 64 px"',
      'image "Max Oduya, 96 px"',
      '⇥ button "Remove Forklift"',
    ],
  },
})
