import { entriesOf } from '../entry.ts'

export const plotEntries = entriesOf({
  'Bar plot': {
    of: ['plots/BarPlot'],
    use: 'A small plot over a list. Bars that narrow it are buttons; months stand beside each other.',
    heard: [
      'heading "That narrows"',
      '⇥ button "Office: 3" pressed',
      'button "Site: 5" not pressed',
      'heading "By month"',
      'image "Oct 2026: 2 of 4"',
      'image "Nov 2026: 4 of 4"',
    ],
  },
  'Stacked bars': {
    of: ['plots/StackedBars'],
    use: 'How far each of several is: a bar of parts, told apart by pattern, each a button that narrows the list below.',
    heard: [
      'region "By department"',
      '⇥ button "Being written: 2" not pressed',
      '⇥ button "Complete: 5" not pressed',
      '⇥ button "Being written: 3" not pressed',
      '⇥ button "Late: 1" pressed',
    ],
  },
  Lines: {
    of: ['plots/Lines', 'plots/PlotTable'],
    use: 'How one to three figures go from month to month. Its months are one stop of the Tab key; the press below shows the table.',
    heard: [
      '⇥ link "Sep 2026: Joined 2, Left 0"',
      'link "Oct 2026: Joined 4, Left 1"',
      'link "Nov 2026: Joined 3, Left 3"',
      '⇥ button "Show as table"',
    ],
    walk: {
      from: ['link', 'Sep 2026: Joined 2, Left 0'],
      keys: [
        ['ArrowRight', 'The next month; the arrow back is the one before.', 'link "Oct 2026: Joined 4, Left 1"'],
        ['End', 'The last; Home is the first.', 'link "Nov 2026: Joined 3, Left 3"'],
      ],
    },
  },
  Histogram: {
    of: ['plots/Histogram'],
    use: 'How many there are in each span of what is measured, where the spans leave no gap.',
    heard: ['⇥ link "Under 1 year: 3"', 'link "1 to 2 years: 6"', 'link "2 years and more: 4"'],
  },
  Heat: {
    of: ['plots/Heat'],
    use: 'Two lists against each other: a table whose cells are the deeper the more they count.',
    heard: [
      'columnheader "Nov 2026"',
      'columnheader "Dec 2026"',
      '⇥ link "First aid, Nov 2026: 1"',
      'link "First aid, Dec 2026: 4"',
      'link "White card, Dec 2026: 2"',
    ],
  },
  Sparkline: {
    of: ['plots/Sparkline'],
    use: 'A small line beside a figure, without axes; said in words.',
    heard: ['image "Progress. 1st Nov 2026: 20%; 9th Nov 2026: 60%"'],
  },
})
